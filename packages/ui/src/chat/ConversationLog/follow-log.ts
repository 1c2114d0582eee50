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
  let placed = { top: scroller.scrollTop, height: scroller.scrollHeight, room: scroller.clientHeight };
  let scrolledByHand = Number.NEGATIVE_INFINITY;
  let followed: string | number | null = null;
  const left = () => scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop;
  const place = () => {
    const end = scroller.scrollHeight - scroller.clientHeight;
    if (follows !== 'nothing') {
      scroller.scrollTop = Math.max(0, follows === 'end' ? end : Math.min(end, newestTop(scroller, content)));
    }
    placed = { top: scroller.scrollTop, height: scroller.scrollHeight, room: scroller.clientHeight };
    onAway(left() > scroller.clientHeight / 2);
  };
  // Where the log or what stands beside it has just changed its size, the browser may have moved it, and no user did.
  const isUsers = () =>
    (scroller.scrollHeight === placed.height && scroller.clientHeight === placed.room) ||
    performance.now() - scrolledByHand < HAND_MS;
  const onScroll = () => {
    if (Math.abs(scroller.scrollTop - placed.top) > OWN_PX && isUsers()) follows = left() < NEAR_PX ? 'end' : 'nothing';
    onAway(left() > scroller.clientHeight / 2);
  };
  const observer = new ResizeObserver(place);
  for (const sized of [content, content.parentElement ?? content, scroller]) observer.observe(sized);
  const listening = new AbortController();
  const whileFollowing = { passive: true, signal: listening.signal };
  const byHand = () => (scrolledByHand = performance.now());
  scroller.addEventListener('scroll', onScroll, whileFollowing);
  for (const movement of ['wheel', 'touchmove']) scroller.addEventListener(movement, byHand, whileFollowing);
  scroller.addEventListener('keydown', ({ key }) => SCROLL_KEYS.has(key) && byHand(), whileFollowing);
  // The bar is pressed where nothing in the log is.
  scroller.addEventListener('pointerdown', ({ target }) => target === scroller && byHand(), whileFollowing);
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

/** Scroll position at which the newest turn begins at the top. */
function newestTop(scroller: HTMLElement, content: HTMLElement): number {
  const newest = content.lastElementChild;
  if (newest === null) return 0;
  const offset = newest.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
  return scroller.scrollTop + offset - ABOVE_PX;
}
