import { useEffect, useRef, useState } from 'react';
import { tabular } from '../../theme/typography.css.ts';

export interface CountdownProps {
  /** When it ends, in milliseconds since 1970; a moment in the past ends it at once. */
  until: number;
  /** Says what is left, from whole seconds ("Send again in 0:42"). */
  format: (seconds: number) => string;
  /** Called once when nothing is left. */
  onEnd?: () => void;
}

const secondsLeft = (until: number) => Math.max(0, Math.ceil((until - Date.now()) / 1000));

/** Seconds that are left until something may be done. It keeps to the clock, also after the tab has slept. */
export function Countdown({ until, format, onEnd }: CountdownProps) {
  const [now, setNow] = useState(() => ({ until, left: secondsLeft(until) }));
  const left = now.until === until ? now.left : secondsLeft(until);
  const ended = useRef(onEnd);
  useEffect(() => {
    ended.current = onEnd;
  });
  useEffect(() => {
    const tick = () => {
      const seconds = secondsLeft(until);
      setNow({ until, left: seconds });
      if (seconds > 0) return;
      clearInterval(timer);
      ended.current?.();
    };
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [until]);
  return (
    <span role="timer" aria-live="off" className={tabular}>
      {format(left)}
    </span>
  );
}
