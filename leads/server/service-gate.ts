type Waiter<Service> = PromiseWithResolvers<Service> & { over: PromiseWithResolvers<never> };

/**
 * Lets callers wait for a service that is being opened.
 * @param patience is how long one that comes before waits, for the opening and its work together, in milliseconds.
 */
export function createServiceGate<Service>(opening: Promise<Service>, patience: number) {
  let service: Service | undefined;
  let isClosed = false;
  const waiters = new Set<Waiter<Service>>();
  const isOpen = opening.then((openService) => {
    service = openService;
    for (const { resolve } of waiters) resolve(openService);
  });

  /** The service. @throws while it is not open. */
  function current(): Service {
    if (service === undefined) throw notOpen();
    return service;
  }

  return {
    /** Resolves once the service is open. */
    isOpen,
    /** The service, if it is open. */
    service: () => service,
    now: current,
    /** Works with the service once it is open. @throws if that takes too long. */
    async whenOpen<Result>(work: (service: Service) => Result | Promise<Result>): Promise<Result> {
      if (service !== undefined || isClosed) return work(current());
      const turn = { ...Promise.withResolvers<Service>(), over: Promise.withResolvers<never>() };
      waiters.add(turn);
      const timer = setTimeout(() => turn.over.reject(notOpen()), patience);
      try {
        return await Promise.race([turn.promise.then(work), turn.over.promise]);
      } finally {
        clearTimeout(timer);
        // Whoever has left is forgotten: it may stay closed for hours.
        waiters.delete(turn);
      }
    },
    /** Lets nobody wait any longer. */
    rejectWaiting(): void {
      isClosed = true;
      for (const { over } of waiters) over.reject(notOpen());
    },
  };
}

function notOpen(): Error {
  return Object.assign(new Error("the database is not open yet"), { code: "NOT_OPEN" });
}
