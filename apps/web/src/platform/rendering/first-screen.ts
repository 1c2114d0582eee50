const drawn = Promise.withResolvers<void>();

/** Settles once the app stands on the screen: what nothing on it waits for is fetched after that. */
export const firstScreen: Promise<void> = drawn.promise;

/** Notes that the app stands on the screen. */
export const noteFirstScreen: () => void = drawn.resolve;
