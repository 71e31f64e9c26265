type Turn<Service> = PromiseWithResolvers<Service> & { over: PromiseWithResolvers<never> };

/**
 * Lets callers wait for a service that is being opened.
 * @param patience is how long one that comes before waits, for the opening and its work together, in milliseconds.
 */
export function createOpening<Service>(opening: Promise<Service>, patience: number) {
  let service: Service | undefined;
  let isGivenUp = false;
  const waiting = new Set<Turn<Service>>();
  const isOpen = opening.then((opened) => {
    service = opened;
    for (const { resolve } of waiting) resolve(opened);
  });

  /** The service. @throws while it is not open. */
  function now(): Service {
    if (service === undefined) throw notOpen();
    return service;
  }

  return {
    /** Resolves once the service is open. */
    isOpen,
    /** The service, if it is open. */
    service: () => service,
    now,
    /** Works with the service once it is open. @throws if that takes too long. */
    async use<Result>(work: (service: Service) => Result | Promise<Result>): Promise<Result> {
      if (service !== undefined || isGivenUp) return work(now());
      const turn = { ...Promise.withResolvers<Service>(), over: Promise.withResolvers<never>() };
      waiting.add(turn);
      const timer = setTimeout(() => turn.over.reject(notOpen()), patience);
      try {
        return await Promise.race([turn.promise.then(work), turn.over.promise]);
      } finally {
        clearTimeout(timer);
        // Whoever has left is forgotten: it may stay closed for hours.
        waiting.delete(turn);
      }
    },
    /** Lets nobody wait any longer. */
    giveUp(): void {
      isGivenUp = true;
      for (const { over } of waiting) over.reject(notOpen());
    },
  };
}

function notOpen(): Error {
  return Object.assign(new Error("the database is not open yet"), { code: "NOT_OPEN" });
}
