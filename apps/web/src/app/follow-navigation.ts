import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { media } from '@footnote/ui';

/** Milliseconds to wait for the part of a page an address names, which may load after it. */
const ANCHOR_PATIENCE = 2_000;

function behaviour(): ScrollBehavior {
  return matchMedia(media.calm).matches ? 'auto' : 'smooth';
}

/** Scrolls to the part of the page a hash names as soon as it is there; gives a way to stop waiting. */
function scrollToAnchor(hash: string): () => void {
  const go = () => {
    const part = document.getElementById(decodeAnchor(hash));
    part?.scrollIntoView({ behavior: behaviour() });
    return part !== null;
  };
  if (go()) return () => undefined;
  const observer = new MutationObserver(() => go() && observer.disconnect());
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), ANCHOR_PATIENCE);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}

function decodeAnchor(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/**
 * Whoever followed a link begins to read at the new page, not at where the link was, unless it has called them elsewhere or
 * they are writing already: a page may come after they have turned to the question box below it.
 */
function beginToRead(): void {
  if (document.activeElement?.closest('main, [role=dialog], input, textarea')) return;
  document.querySelector('main')?.focus({ preventScroll: true });
}

/**
 * Scrolls to the top of a page that was opened, or to the part its address names, and has it read from its beginning;
 * back and forward keep their place.
 */
export function useScrolling(): void {
  const place = useLocation();
  const kind = useNavigationType();
  const shown = useRef(place.pathname);
  useEffect(() => {
    const { pathname, hash } = place;
    const opened = shown.current !== pathname;
    shown.current = pathname;
    const followed = opened && kind !== NavigationType.Pop;
    if (followed) beginToRead();
    if (hash !== '') return scrollToAnchor(hash);
    if (followed) scrollTo({ top: 0, behavior: behaviour() });
    return undefined;
  }, [place, kind]);
}
