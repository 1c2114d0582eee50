import { loadPrintedAnswer } from '@footnote/ui';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { reportProblem } from '../../platform/api/report-problem.ts';
import { PrintedTurn, type PrintableTurn } from './printed-turn.tsx';
import { printing } from './printing.ts';

export interface PrintedChatProps {
  /** The turns of the chat, read when it is printed. */
  turns: () => readonly PrintableTurn[];
}

/** Where the browser prints a chat by itself, each of its answered and unanswered questions as a page with its references. */
export function PrintedChat({ turns }: PrintedChatProps) {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    loadPrintedAnswer().catch((cause: unknown) => reportProblem(`Sheets could not be loaded: ${String(cause)}`));
    // What is not drawn when its listeners return is not printed.
    const begin = () => flushSync(() => setIsPrinting(!printing.alone));
    const end = () => setIsPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  if (!isPrinting) return null;
  // oxlint-disable-next-line react/no-array-index-key -- turns are read once, and keep their places
  return turns().map((turn, at) => isPrintable(turn) && <PrintedTurn key={at} turn={turn} />);
}

function isPrintable({ state, answer, evidence }: PrintableTurn): boolean {
  if (state === 'running' || state === 'failed') return false;
  // Of a question without an answer its words are printed that say so.
  return state === 'no_documents' || answer !== '' || evidence !== undefined;
}
