import type { OnPostProblem } from './content.ports.ts';

export interface Freshness<T> {
  /** How long what was read is given without reading again. */
  milliseconds: number;
  /** How much is kept, in things or as `size` says; the oldest goes first. */
  most: number;
  /** What a thing counts; 1 where it is left out. One that counts more than `most` is given and not kept. */
  size?: (value: T) => number;
  /** Milliseconds since 1970. */
  now: () => number;
  onProblem: OnPostProblem;
}

interface Kept<T> {
  readAt: number;
  value: T;
}

/**
 * Reads things by their keys and keeps them for a while. Those who ask at once wait for one reading; where it fails, what
 * was read before is given, however old, and only without it the reading rejects.
 */
export function keepFresh<Key extends string, T>(
  read: (key: Key) => Promise<T>,
  { milliseconds, most, size = () => 1, now, onProblem }: Freshness<T>,
): (key: Key) => Promise<T> {
  const kept = new Map<Key, Kept<T>>();
  const running = new Map<Key, Promise<T>>();
  let total = 0;
  const drop = (key: Key) => {
    const old = kept.get(key);
    if (old === undefined) return;
    kept.delete(key);
    total -= size(old.value);
  };
  const keep = (key: Key, value: T) => {
    drop(key);
    if (size(value) > most) return value;
    kept.set(key, { readAt: now(), value });
    total += size(value);
    for (const oldest of kept.keys()) {
      if (total <= most) break;
      drop(oldest);
    }
    return value;
  };
  const renew = async (key: Key): Promise<T> => {
    try {
      return keep(key, await read(key));
    } catch (cause) {
      onProblem(String(cause));
      const before = kept.get(key);
      if (before === undefined) throw cause;
      return keep(key, before.value);
    } finally {
      running.delete(key);
    }
  };
  return (key) => {
    const known = kept.get(key);
    if (known !== undefined && now() - known.readAt < milliseconds) return Promise.resolve(known.value);
    const under = running.get(key) ?? renew(key);
    running.set(key, under);
    return under;
  };
}
