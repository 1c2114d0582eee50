import { readOwner } from '../../platform/owner.ts';

/** How many answers may be written at once, in all and for each person, whomever they act for. */
export interface ConcurrencyLimiter {
  /** Takes a place; false when none is free. */
  take(owner: string): boolean;
  give(owner: string): void;
}

/** Opens the places. */
export function createConcurrencyLimiter(limits: { running: number; runningPerVisitor: number }): ConcurrencyLimiter {
  const persons = new Map<string, number>();
  let taken = 0;
  return {
    take(owner) {
      const { person } = readOwner(owner);
      const own = persons.get(person) ?? 0;
      if (taken >= limits.running || own >= limits.runningPerVisitor) return false;
      persons.set(person, own + 1);
      taken += 1;
      return true;
    },
    give(owner) {
      const { person } = readOwner(owner);
      const own = (persons.get(person) ?? 1) - 1;
      if (own === 0) persons.delete(person);
      else persons.set(person, own);
      taken -= 1;
    },
  };
}
