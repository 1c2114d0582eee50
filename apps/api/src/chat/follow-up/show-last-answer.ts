import { answerLanguage, reportedHarms, type AnswerCommand, type ChatStreamEvent } from '@footnote/domain';
import type { AnswerChecker } from '../chat.ports.ts';
import type { AnswerInput } from '../turns/run-turn.ts';
import { frameLanguage } from '../write/frame-language.ts';
import { commandText } from './command-text.ts';
import type { FollowUp } from './read-follow-up.ts';

/** Shows the last answer as a command wants it, with the same references under the same numbers; nothing is searched. */
export async function* showLastAnswer(
  { answerChecker }: { answerChecker: AnswerChecker },
  { query, sessionId, signal }: AnswerInput,
  { kind, last }: { kind: AnswerCommand; last: FollowUp['last'] },
): AsyncGenerator<ChatStreamEvent> {
  const citations = [...last.citations];
  const harms = kind === 'harms' ? reportedHarms(last.evidence, citations) : last.evidence.harms;
  const evidence = { ...last.evidence, harms, command: { kind } };
  const language = frameLanguage(answerLanguage(query.userLanguage ?? '')?.code ?? 'en');
  const markdown = commandText({ kind, evidence, citations, language });
  yield { event: 'main_question', question: last.mainQuestion };
  yield { event: 'action_question', question: query.question.trim() };
  yield { event: 'search_string', search_string: last.searchString };
  yield { event: 'number_retrieved_docs', number: last.retrieved };
  yield { event: 'all_docs', docs: citations };
  yield { event: 'evidence', evidence };
  yield { event: 'answer_part', index: 0, text: markdown };
  const claims = await answerChecker.check({ markdown, citations }, signal);
  yield { event: 'done', session_id: sessionId, claims, writer: { kind: 'extractive' }, language: 'en' };
}
