import type { ChatTurn } from '@footnote/domain';
import { loadPrintedAnswer } from '@footnote/ui';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSnapshot } from 'valtio';
import { reportProblem } from '../../platform/api/report-problem.ts';
import { chat } from '../conversation/chat.store.ts';
import { PrintedTurn } from './printed-turn.tsx';
import { printing } from './printing.ts';

/** Where the browser prints the chat by itself, each of its finished answers as a page with its references. */
export function PrintedChat() {
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
  return isPrinting && <PrintedTurns />;
}

function PrintedTurns() {
  const { entries } = useSnapshot(chat);
  return entries.map(({ key, turn }) => isPrintable(turn) && <PrintedTurn key={key} turn={turn} />);
}

function isPrintable({ state, answer, evidence }: Pick<ChatTurn, 'state' | 'answer' | 'evidence'>): boolean {
  return state !== 'running' && state !== 'failed' && (answer !== '' || evidence !== undefined);
}
