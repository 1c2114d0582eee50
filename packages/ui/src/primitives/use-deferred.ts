import { startTransition, useEffect, useEffectEvent, useState, type ComponentType } from 'react';

/** Gives the component once its code is there and it is wanted, until then null. */
export type UseDeferred<Props extends object> = (wanted: boolean, onMissing: () => void) => ComponentType<Props> | null;

/** A component whose code is fetched after the page. */
export interface FetchedLater<Props extends object> {
  /** The component, once its code is there. */
  Fetched: ComponentType<Props> | null;
  /** Fetches the code, should that have failed before. */
  fetchAgain: () => void;
}

/** A part of something that already stands on the page: its code is fetched then, and it joins as soon as it is there. */
export function fetchedLater<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): () => FetchedLater<Props> {
  let part: ComponentType<Props> | null = null;
  const fetchPart = async () => {
    part ??= await load();
  };
  return function useFetchedLater() {
    const [, setFetched] = useState(part !== null);
    // Many of them may join at once: in a transition, so that a user can go on meanwhile.
    const join = () => startTransition(() => setFetched(true));
    // What cannot be fetched is missing until it is asked for again.
    const fetchAgain = () => void fetchPart().then(join, () => undefined);
    const begin = useEffectEvent(fetchAgain);
    useEffect(() => begin(), []);
    return { Fetched: part, fetchAgain };
  };
}

/**
 * A component that no page has to wait for: its code is fetched once what opens it stands on the page. Where the code
 * cannot be fetched although it is wanted, `onMissing` is called, and wanting it again fetches again.
 */
export function deferred<Props extends object>(load: () => Promise<ComponentType<Props>>): UseDeferred<Props> {
  let part: ComponentType<Props> | null = null;
  const fetchPart = async () => {
    part ??= await load();
  };
  return function useDeferred(wanted, onMissing) {
    const [, setFetched] = useState(part !== null);
    const [used, setUsed] = useState(wanted);
    if (wanted && !used) setUsed(true);
    const giveUp = useEffectEvent(() => wanted && onMissing());
    useEffect(() => {
      let current = true;
      fetchPart().then(
        () => current && setFetched(true),
        () => current && giveUp(),
      );
      return () => {
        current = false;
      };
    }, [wanted]);
    return used ? part : null;
  };
}
