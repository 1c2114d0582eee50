import type { ChatTurn } from '@footnote/domain';
import { useCallback } from 'react';
import { PrintedTurn } from './printed-turn.tsx';
import { printing } from './printing.ts';

export interface PrintAnswerProps {
  turn: ChatTurn;
  /** Called once it was printed, or was not. */
  onDone: () => void;
}

/** Draws an answer as a page of its own, prints it, and is done. */
export function PrintAnswer({ turn, onDone }: PrintAnswerProps) {
  const print = useCallback(() => {
    const title = document.title;
    printing.alone = true;
    const done = () => {
      document.title = title;
      printing.alone = false;
      onDone();
    };
    // Browsers name the file they write after it.
    document.title = turn.question;
    window.addEventListener('afterprint', done, { once: true });
    window.print();
  }, [turn.question, onDone]);
  return <PrintedTurn turn={turn} onDrawn={print} />;
}
