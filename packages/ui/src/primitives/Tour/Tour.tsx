import { messages } from './Tour.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as Radix from '@radix-ui/react-popover';
import { useEffect, useId, useMemo, useRef, useState, type ReactNode, type Ref } from 'react';
import { Button } from '../Button/Button.tsx';
import { useReturnFocus } from '../Modal/use-return-focus.ts';
import { useTargetBox } from './use-target-box.ts';
import * as styles from './Tour.css.ts';

/** One stop of a tour. */
export interface TourStop {
  /** Stable key. */
  id: string;
  /** What it explains, in one to four words. */
  title: string;
  /** Two or three sentences, or a picture of the element. */
  content: ReactNode;
  /** Finds the element that is explained; the stop stands in the middle of the page when it finds none. */
  target?: () => HTMLElement | null;
}

export interface TourProps {
  /** The stops, in order. */
  stops: readonly TourStop[];
  /** Position of the stop, from 0. */
  current: number;
  /** Called with the position of the stop to go to. */
  onMove: (index: number) => void;
  /** Called when it ends: seen to the last stop, or left before (Esc too). */
  onEnd: (how: 'seen' | 'left') => void;
}

const middle = { getBoundingClientRect: () => new DOMRect(window.innerWidth / 2, window.innerHeight / 3, 0, 0) };

/** Shows a new user round, one element at a time; render it while it runs. The focus goes back when it ends. */
export function Tour({ stops, current, onMove, onEnd }: TourProps) {
  const { t } = useMessages();
  const id = useId();
  const focus = useReturnFocus();
  const next = useRef<HTMLButtonElement>(null);
  const stop = stops[Math.min(Math.max(0, current), stops.length - 1)];
  const target = useStopTarget(stop);
  const box = useTargetBox(target);
  const anchor = useMemo(() => ({ current: target ?? middle }), [target]);
  useEffect(() => {
    // The button that was pressed may be gone or disabled at the new stop; its focus falls to the page, at once or soon.
    const focused = document.activeElement;
    if (focused === document.body || focused?.matches(':disabled') === true) next.current?.focus();
  });
  if (stop === undefined) return null;
  return (
    <Radix.Root open>
      <Radix.Anchor virtualRef={anchor} />
      <Radix.Portal>
        <div
          aria-hidden="true"
          className={styles.light({ over: box === null ? 'page' : 'target' })}
          style={box ?? {}}
        />
      </Radix.Portal>
      <Radix.Portal>
        <Radix.Content
          {...focus}
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-words`}
          side={target === null ? 'bottom' : undefined}
          sideOffset={12}
          collisionPadding={12}
          onOpenAutoFocus={(event) => {
            focus.onOpenAutoFocus();
            event.preventDefault();
            next.current?.focus();
          }}
          onEscapeKeyDown={() => onEnd('left')}
          onInteractOutside={(event) => event.preventDefault()}
          className={styles.card}
        >
          <div aria-live="polite" className={styles.words}>
            <p className={styles.progress}>{t(messages.progress, { stop: current + 1, stops: stops.length })}</p>
            <h2 id={`${id}-title`} className={styles.title}>
              {stop.title}
            </h2>
            <div id={`${id}-words`}>{stop.content}</div>
          </div>
          <TourActions current={current} last={stops.length - 1} onMove={onMove} onEnd={onEnd} next={next} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface TourActionsProps {
  current: number;
  /** Position of the last stop. */
  last: number;
  onMove: TourProps['onMove'];
  onEnd: TourProps['onEnd'];
  next: Ref<HTMLButtonElement>;
}

function TourActions({ current, last, onMove, onEnd, next }: TourActionsProps) {
  const { t } = useMessages();
  const ends = current >= last;
  return (
    <div className={styles.actions}>
      {!ends && (
        <Button variant="quiet" onClick={() => onEnd('left')}>
          {t(messages.skip)}
        </Button>
      )}
      <div className={styles.moves}>
        {last > 0 && (
          <Button disabled={current <= 0} onClick={() => onMove(current - 1)}>
            {t(messages.back)}
          </Button>
        )}
        <Button ref={next} variant="primary" onClick={() => (ends ? onEnd('seen') : onMove(current + 1))}>
          {ends ? t(messages.done) : t(messages.next)}
        </Button>
      </div>
    </div>
  );
}

/** The element of a stop, looked for when the stop is reached. */
function useStopTarget(stop: TourStop | undefined): HTMLElement | null {
  const [found, setFound] = useState<{ id: string; element: HTMLElement | null } | null>(null);
  useEffect(() => {
    if (stop !== undefined) setFound({ id: stop.id, element: stop.target?.() ?? null });
    // eslint-disable-next-line react/exhaustive-deps -- a stop is looked for once, however often its parent draws
  }, [stop?.id]);
  return found !== null && found.id === stop?.id ? found.element : null;
}
