/** Does what is asked of a source in the order it was asked, and of different ones at once. */
export class SourceQueue {
  readonly #last = new Map<string, Promise<unknown>>();

  async run<T>(sourceId: string, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(sourceId) ?? Promise.resolve();
    const running = before.then(work, work);
    this.#last.set(sourceId, running);
    try {
      return await running;
    } finally {
      if (this.#last.get(sourceId) === running) this.#last.delete(sourceId);
    }
  }

  async settled(): Promise<void> {
    await Promise.allSettled(this.#last.values());
  }
}
