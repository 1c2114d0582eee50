import type { ChatMessage, ChatTurn, Citation, SaveSession } from '@footnote/domain';
import { emptyTurn, findCitationMarkers } from '@footnote/domain';

/** Longest title of a session (specification §5: default text truncation). */
const TITLE_LIMIT = 255;

/** The first question on one line, at most 255 characters with an ellipsis at the end where it was cut. */
export function sessionTitle(question: string): string {
  const line = question.replace(/\s+/gu, ' ').trim();
  const characters = Array.from(line);
  return characters.length <= TITLE_LIMIT ? line : `${characters.slice(0, TITLE_LIMIT - 1).join('')}…`;
}

/** A question with the answer that follows it in a history; null where none does. */
export interface Exchange {
  question: string;
  answer: ChatMessage | null;
}

/** Groups a history into exchanges; null when an answer stands where no question came before it. */
export function exchangesOf(history: readonly ChatMessage[]): Exchange[] | null {
  const exchanges: Exchange[] = [];
  for (const message of history) {
    const last = exchanges.at(-1);
    if (message.user === 'USER') exchanges.push({ question: message.content, answer: null });
    else if (last === undefined || last.answer !== null) return null;
    else last.answer = message;
  }
  return exchanges;
}

/** True when an answer of the session cites and the session brings no citations (specification §5). */
export function lacksCitations({ citations, history }: SaveSession['session']): boolean {
  if (citations.length > 0) return false;
  return history.some(({ user, content }) => user === 'ASSISTANT' && findCitationMarkers(content).length > 0);
}

/** Makes a saved turn of an exchange the server did not see happen. */
export function turnOfExchange(
  exchange: Exchange,
  place: { id: string; position: number; askedAt: string; citations: readonly Citation[] },
): ChatTurn {
  const { id, position, askedAt } = place;
  const answer = exchange.answer?.content ?? '';
  const highest = Math.max(0, ...findCitationMarkers(answer).flatMap(({ numbers }) => numbers));
  return {
    ...emptyTurn({ id, position, question: exchange.question, language: 'en', request: null, askedAt }),
    state: exchange.answer === null ? 'stopped' : 'answered',
    writtenBy: 'client',
    answer,
    citations: place.citations.slice(0, highest),
    responseQuality: exchange.answer?.responseQuality ?? 0,
    feedback: exchange.answer?.feedback ?? '',
  };
}

/** A vote or feedback to save on a turn. */
export interface TurnVote {
  turnId: string;
  responseQuality: ChatTurn['responseQuality'];
  feedback: string;
}

/** What of a saved turn a history is compared with. */
type KeptTurn = Pick<ChatTurn, 'id' | 'state' | 'question' | 'answer' | 'responseQuality' | 'feedback'>;

/**
 * Reads the votes of a history off the saved turns it tells about; null when their texts contradict one another. A
 * history may end early. What a client shows for a failed or running turn is its own and is not compared.
 */
export function votesOf(turns: readonly KeptTurn[], exchanges: readonly Exchange[]): TurnVote[] | null {
  const votes: TurnVote[] = [];
  for (const [position, { question, answer }] of exchanges.entries()) {
    const turn = turns[position];
    if (turn === undefined || turn.question !== question) return null;
    if (answer === null || turn.state === 'running') continue;
    if (turn.state !== 'failed' && turn.answer !== answer.content) return null;
    const { responseQuality = turn.responseQuality, feedback = turn.feedback } = answer;
    votes.push({ turnId: turn.id, responseQuality, feedback });
  }
  return votes;
}
