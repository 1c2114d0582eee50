/**
 * What waits, by whom it belongs to: everybody is served in turn, and within one, each of theirs. Whoever asks for much
 * waits for it alone.
 */
export class FairQueue<Item> {
  readonly #own: Item[] = [];
  // A map keeps the order of its keys: whoever was served last stands last.
  readonly #lanes = new Map<string, FairQueue<Item>>();

  get isEmpty(): boolean {
    return this.#own.length === 0 && this.#lanes.size === 0;
  }

  /** Adds something of whoever the path names, from the widest group to the one who asked. */
  push([name, ...rest]: readonly string[], item: Item): void {
    if (name === undefined) {
      this.#own.push(item);
      return;
    }
    const lane = this.#lanes.get(name) ?? new FairQueue<Item>();
    this.#lanes.set(name, lane);
    lane.push(rest, item);
  }

  /** Takes what is next; undefined when nothing waits. */
  shift(): Item | undefined {
    if (this.#own.length > 0) return this.#own.shift();
    for (const [name, lane] of this.#lanes) {
      const item = lane.shift();
      this.#lanes.delete(name);
      if (!lane.isEmpty) this.#lanes.set(name, lane);
      return item;
    }
    return undefined;
  }

  /** Takes something out before its turn. */
  remove([name, ...rest]: readonly string[], item: Item): void {
    if (name === undefined) {
      const place = this.#own.indexOf(item);
      if (place >= 0) this.#own.splice(place, 1);
      return;
    }
    const lane = this.#lanes.get(name);
    lane?.remove(rest, item);
    if (lane?.isEmpty === true) this.#lanes.delete(name);
  }
}
