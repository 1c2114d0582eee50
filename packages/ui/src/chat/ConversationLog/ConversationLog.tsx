import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { JumpToLatest } from '../JumpToLatest/JumpToLatest.tsx';
import { log } from './ConversationLog.css.ts';

export interface ConversationLogProps {
  /** The turns, oldest first. */
  children: ReactNode;
  /** The element that scrolls (ChatFrame's `scrollRef`). */
  scroller: RefObject<HTMLElement | null>;
  /** Changes when a question is sent: the log then goes to its end and follows it again. */
  followKey: string | number;
  /** "Jump to latest" */
  jumpLabel: string;
}

/** Distance from the end, in pixels, within which a reader counts as being there. */
const NEAR_PX = 48;

/** The turns of a chat. It follows the end while a reader is there, and offers the way back when not. */
export function ConversationLog({ children, scroller, followKey, jumpLabel }: ConversationLogProps) {
  const content = useRef<HTMLDivElement>(null);
  const following = useRef(true);
  const [away, setAway] = useState(false);
  const toEnd = () => {
    following.current = true;
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight });
  };
  useEffect(() => {
    const element = scroller.current;
    const inner = content.current;
    if (element === null || inner === null) return undefined;
    const onScroll = () => {
      const left = element.scrollHeight - element.scrollTop - element.clientHeight;
      following.current = left < NEAR_PX;
      setAway(left > element.clientHeight / 2);
    };
    const observer = new ResizeObserver(() => {
      if (following.current) element.scrollTop = element.scrollHeight;
      else onScroll();
    });
    observer.observe(inner);
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', onScroll);
    };
  }, [scroller]);
  useEffect(toEnd, [followKey, scroller]);
  return (
    <>
      <div ref={content} className={log}>
        {children}
      </div>
      <JumpToLatest visible={away} onJump={toEnd} label={jumpLabel} />
    </>
  );
}
