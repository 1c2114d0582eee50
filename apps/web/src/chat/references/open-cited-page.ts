import { ref } from 'valtio';
import { chat, findEntry } from '../conversation/chat.store.ts';
import { citedPage, sentenceOf } from './cited-page.ts';

/** Shows the page that a reference of a turn leads to, with a sentence of it; with the one the answer rests on where none is given. */
export function openCitedPage(key: string, reference: number, sentence?: string): void {
  const turn = findEntry(key)?.turn;
  const citation = turn?.citations[reference - 1];
  if (turn === undefined || citation === undefined) return;
  const opened = citedPage(citation, sentence ?? sentenceOf(turn, reference));
  chat.page = opened === null ? null : ref(opened);
}
