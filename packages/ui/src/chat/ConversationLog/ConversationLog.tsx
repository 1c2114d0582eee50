import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { JumpToLatest } from '../JumpToLatest/JumpToLatest.tsx';
import { log } from './ConversationLog.css.ts';
import { followLog, type LogFollower } from './follow-log.ts';

export interface ConversationLogProps {
  /** The turns, oldest first. */
  children: ReactNode;
  /** The element that scrolls (ChatFrame's `scrollRef`). */
  scroller: RefObject<HTMLElement | null>;
  /** Changes when a question is sent: the log then shows the newest turn and keeps up with it. */
  followKey: string | number;
  /** "Jump to latest" */
  jumpLabel: string;
}

/**
 * The turns of a chat. It keeps up with the newest one until its question reaches the top, so that its first line stays
 * in view, and offers the way to the end.
 */
export function ConversationLog({ children, scroller, followKey, jumpLabel }: ConversationLogProps) {
  const content = useRef<HTMLDivElement>(null);
  const follower = useRef<LogFollower>(null);
  const [away, setAway] = useState(false);
  useEffect(() => {
    if (scroller.current === null || content.current === null) return undefined;
    const started = followLog(scroller.current, content.current, setAway);
    follower.current = started;
    return () => started.stop();
  }, [scroller]);
  useEffect(() => follower.current?.followTurn(followKey), [followKey]);
  return (
    <>
      <div ref={content} className={log}>
        {children}
      </div>
      <JumpToLatest visible={away} onJump={() => follower.current?.followEnd()} label={jumpLabel} />
    </>
  );
}
