/** Distance from the end, in pixels, within which a user counts as being there. */
const NEAR_PX = 48;
/** Room left above a question that has reached the top, in pixels. */
const ABOVE_PX = 16;
/** A scroll position further from the one set here, in pixels, is the user's. */
const OWN_PX = 2;

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
  let placed = scroller.scrollTop;
  let followed: string | number | null = null;
  const left = () => scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop;
  const place = () => {
    const end = scroller.scrollHeight - scroller.clientHeight;
    if (follows !== 'nothing') {
      scroller.scrollTop = Math.max(0, follows === 'end' ? end : Math.min(end, newestTop(scroller, content)));
      placed = scroller.scrollTop;
    }
    onAway(left() > scroller.clientHeight / 2);
  };
  const onScroll = () => {
    if (Math.abs(scroller.scrollTop - placed) > OWN_PX) follows = left() < NEAR_PX ? 'end' : 'nothing';
    onAway(left() > scroller.clientHeight / 2);
  };
  const observer = new ResizeObserver(place);
  observer.observe(content);
  // What stands beside the log takes room from it and gives it back; the browser then moves the log, and no user did.
  observer.observe(scroller);
  scroller.addEventListener('scroll', onScroll, { passive: true });
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
      scroller.removeEventListener('scroll', onScroll);
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
