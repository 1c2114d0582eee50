/** Said of what is no AbortController (specification §5). */
export const INVALID_CONTROLLER = 'Provided controller is invalid.';

/** What ends the step that each file is in. */
export interface UploadControllers {
  /** Throws a TypeError for what is no AbortController. */
  set(id: string, controller: unknown): void;
  has(id: string): boolean;
  /** Files that are in a step. */
  ids(): string[];
  abort(id: string): void;
  /** Forgets a controller, unless another took its place. */
  release(id: string, controller: AbortController): void;
}

/** Keeps one controller for each file that is in a step. */
export function createUploadControllers(): UploadControllers {
  const controllers = new Map<string, AbortController>();
  return {
    set(id, controller) {
      if (!(controller instanceof AbortController)) throw new TypeError(INVALID_CONTROLLER);
      controllers.set(id, controller);
    },
    has: (id) => controllers.has(id),
    ids: () => [...controllers.keys()],
    abort(id) {
      controllers.get(id)?.abort();
      controllers.delete(id);
    },
    release(id, controller) {
      if (controllers.get(id) === controller) controllers.delete(id);
    },
  };
}
