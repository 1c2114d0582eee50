/** Distance from the end, in pixels, within which a user counts as being there. */
const NEAR_PX = 48;
/** Room left above a question that has reached the top, in pixels. */
const ABOVE_PX = 16;
/** A scroll position further from the one set here, in pixels, is the user's. */
const OWN_PX = 2;
/** Milliseconds for which a hand that scrolled is taken to scroll still. */
const HAND_MS = 1_000;
const SCROLL_KEYS = new Set(['PageUp', 'PageDown', 'ArrowUp', 'ArrowDown', 'Home', 'End', ' ']);

/**
 * What a log keeps in view while it grows: the newest turn until its question reaches the top, so that an answer is read
 * from its first line; its end, once the user went there; or nothing, while the user is elsewhere.
 */
type Follows = 'turn' | 'end' | 'nothing';

/** Keeps the right part of a growing log in view. */
export interface LogFollower {
  /** Keeps up with the newest turn from now on; says nothing new where `key` is the one it was told last. */
  followTurn(key: string | number): void;
  /** Goes to the end and stays there. */
  followEnd(): void;
  stop(): void;
}

/** Follows `content` as it grows inside `scroller`; `onAway` tells whether there is much below what is seen. */
export function followLog(scroller: HTMLElement, content: HTMLElement, onAway: (away: boolean) => void): LogFollower {
  let follows: Follows = 'turn';
  const listening = new AbortController();
  const isScrolledByHand = watchHand(scroller, listening.signal);
  const measured = () => ({ top: scroller.scrollTop, height: scroller.scrollHeight, room: scroller.clientHeight });
  let placed = measured();
  let followed: string | number | null = null;
  const left = () => scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop;
  const place = () => {
    const end = scroller.scrollHeight - scroller.clientHeight;
    if (follows !== 'nothing') {
      scroller.scrollTop = Math.max(0, follows === 'end' ? end : Math.min(end, newestTop(scroller, content)));
    }
    placed = measured();
    onAway(left() > scroller.clientHeight / 2);
  };
  // Where the log or what stands beside it has just changed its size, the browser may have moved it, and no user did.
  const onScroll = () => {
    const { top, height, room } = measured();
    const isUsers = (height === placed.height && room === placed.room) || isScrolledByHand();
    if (Math.abs(top - placed.top) > OWN_PX && isUsers) follows = left() < NEAR_PX ? 'end' : 'nothing';
    onAway(left() > scroller.clientHeight / 2);
  };
  const observer = new ResizeObserver(place);
  for (const sized of [content, content.parentElement ?? content, scroller]) observer.observe(sized);
  scroller.addEventListener('scroll', onScroll, { passive: true, signal: listening.signal });
  const follow = (what: Follows) => {
    follows = what;
    place();
  };
  return {
    followTurn: (key) => {
      if (key === followed) return;
      followed = key;
      follow('turn');
    },
    followEnd: () => follow('end'),
    stop: () => {
      observer.disconnect();
      listening.abort();
    },
  };
}

/** Notes when a hand scrolls, by wheel, touch, key or scroll bar; gives whether one does now. */
function watchHand(scroller: HTMLElement, signal: AbortSignal): () => boolean {
  let at = Number.NEGATIVE_INFINITY;
  const note = (isHand: boolean) => {
    if (isHand) at = performance.now();
  };
  const options = { passive: true, signal };
  for (const movement of ['wheel', 'touchmove']) scroller.addEventListener(movement, () => note(true), options);
  scroller.addEventListener('keydown', ({ key }) => note(SCROLL_KEYS.has(key)), options);
  // The bar is pressed where nothing in the log is.
  scroller.addEventListener('pointerdown', ({ target }) => note(target === scroller), options);
  return () => performance.now() - at < HAND_MS;
}

/** Scroll position at which the newest turn begins at the top. */
function newestTop(scroller: HTMLElement, content: HTMLElement): number {
  const newest = content.lastElementChild;
  if (newest === null) return 0;
  const offset = newest.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
  return scroller.scrollTop + offset - ABOVE_PX;
}
