import { useEffect, useState } from 'react';

/** Milliseconds a value must rest (specification §9). */
const REST = 300;

/** Follows a value once it has rested. */
export function useDebounced<T>(value: T): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
