type Waiter<Service> = PromiseWithResolvers<Service> & { timeout: PromiseWithResolvers<never> };

/**
 * Lets callers wait for a service that is being opened.
 * @param patience is how long a caller waits for the opening and its own work together, in milliseconds.
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
      const waiter = { ...Promise.withResolvers<Service>(), timeout: Promise.withResolvers<never>() };
      waiters.add(waiter);
      const timer = setTimeout(() => waiter.timeout.reject(notOpen()), patience);
      try {
        return await Promise.race([waiter.promise.then(work), waiter.timeout.promise]);
      } finally {
        clearTimeout(timer);
        // The service may take hours to open, so nobody is kept in the set for longer than they wait.
        waiters.delete(waiter);
      }
    },
    /** Rejects all who wait, and all who come later. */
    rejectWaiting(): void {
      isClosed = true;
      for (const { timeout } of waiters) timeout.reject(notOpen());
    },
  };
}

function notOpen(): Error {
  return Object.assign(new Error("the database is not open yet"), { code: "NOT_OPEN" });
}
