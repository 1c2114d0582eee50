/** How many answers may be written at once, in all and for each visitor. */
export interface ConcurrencyLimiter {
  /** Takes a place; false when none is free. */
  take(owner: string): boolean;
  give(owner: string): void;
}

/** Opens the places. */
export function createConcurrencyLimiter(limits: { running: number; runningPerVisitor: number }): ConcurrencyLimiter {
  const owners = new Map<string, number>();
  let taken = 0;
  return {
    take(owner) {
      const own = owners.get(owner) ?? 0;
      if (taken >= limits.running || own >= limits.runningPerVisitor) return false;
      owners.set(owner, own + 1);
      taken += 1;
      return true;
    },
    give(owner) {
      const own = (owners.get(owner) ?? 1) - 1;
      if (own === 0) owners.delete(owner);
      else owners.set(owner, own);
      taken -= 1;
    },
  };
}
