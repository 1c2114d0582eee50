import { writeChatFilters, type ChatFilterFields, type ChatFilters } from './chat-filters.ts';
import type { ChatMessage, ChatQueryInput } from './chat-query.schema.ts';
import type { ChatTurn } from './chat-session.schema.ts';
import type { QuestionFrame } from './evidence/question-frame.schema.ts';
import { HISTORY_CHARACTER_LIMIT, HISTORY_LIMIT, MESSAGE_CHARACTER_LIMIT } from './limits.ts';

/** How an answer is written. */
export interface AnswerSettings {
  /** BCP 47 tag of the answer's language. */
  language: string;
  layman: boolean;
  precision: boolean;
  elaborate: boolean;
  /** The user's instruction for the form of the answer; '' for none. */
  format: string;
  /** Ids of the sources to search. */
  sources: readonly string[];
}

export interface QueryIntent {
  question: string;
  /** The turns before it, oldest first. */
  earlier: readonly ChatTurn[];
  filters: ChatFilters;
  settings: AnswerSettings;
  /** References to answer from, and whether an answer is regenerated from them or a chat is held about them. */
  chosen: { ids: readonly string[]; as: 'regenerate' | 'documents' } | null;
  /** How the user corrected the reading of the question; null where it is the server's to read. */
  frame: QuestionFrame | null;
  /**
   * Whether the question is answered anew in a format that was set since.
   * @default false
   */
  reformatted?: boolean;
  /** The day the question is asked, ISO 8601. */
  today: string;
}

/** A query and the query parameters of its call. */
export interface ComposedQuery {
  query: ChatQueryInput;
  parameters: ChatFilterFields['parameters'];
}

/** Composes the body and the parameters of POST /api/chat/query from what a user asked and chose. */
export function composeQuery(intent: QueryIntent): ComposedQuery {
  const { settings, chosen } = intent;
  const narrowed = writeChatFilters(intent.filters, intent.today);
  const previous = intent.earlier.findLast((turn) => turn.state === 'answered');
  return {
    query: {
      question: intent.question.trim(),
      history: recentMessages(chatHistory(intent.earlier)),
      sources: [...settings.sources],
      userLanguage: settings.language,
      layman: settings.layman,
      ...narrowed.query,
      chatGptMode: settings.precision,
      chatElaborateMode: settings.elaborate,
      chatWithDocuments: chosen?.as === 'documents',
      previousMainQuestion: previous?.mainQuestion ?? null,
      citations: [...(chosen?.ids ?? [])],
      isSelectRegenerate: chosen?.as === 'regenerate',
      outputFormat: settings.format.trim() === '' ? null : settings.format,
      isOutputFormatRegenerate: intent.reformatted === true,
      ...(intent.frame === null ? {} : { frame: intent.frame }),
    },
    parameters: narrowed.parameters,
  };
}

/** The messages of turns, two a turn, oldest first; votes and feedback go with the answers. */
export function chatHistory(turns: readonly ChatTurn[]): ChatMessage[] {
  return turns.flatMap((turn): ChatMessage[] => [
    { user: 'USER', content: turn.question.slice(0, MESSAGE_CHARACTER_LIMIT) },
    {
      user: 'ASSISTANT',
      content: turn.answer.slice(0, MESSAGE_CHARACTER_LIMIT),
      responseQuality: turn.responseQuality,
      ...(turn.feedback === '' ? {} : { feedback: turn.feedback }),
    },
  ]);
}

/** The newest messages that one query can carry; the server reads no others. */
export function recentMessages(messages: readonly ChatMessage[]): ChatMessage[] {
  let characters = 0;
  const from = messages.findLastIndex((message) => {
    characters += message.content.length;
    return characters > HISTORY_CHARACTER_LIMIT;
  });
  return messages.slice(from + 1).slice(-HISTORY_LIMIT);
}
