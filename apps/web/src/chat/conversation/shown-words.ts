import { isAnswerCommand, type ChatTurn, type Claim } from '@footnote/domain';

/** What of a turn tells which of its words are shown. */
type Worded = Pick<ChatTurn, 'answer' | 'evidence' | 'writer'> & { state: ChatTurn['state'] };

/** True for a turn that shows the answer before it otherwise, such as “as a table”. */
export function showsLastAnswer({ evidence }: Pick<ChatTurn, 'evidence'>): boolean {
  return evidence?.command !== undefined && isAnswerCommand(evidence.command);
}

/**
 * The words of an answer that are shown beside what it rests on: of an abstention, of findings arranged for a format, and of
 * the last answer shown otherwise, those of a model alone, as the embedded writer says in words what the screen shows as its parts. None while it is not
 * known who writes.
 */
export function shownWords<C extends readonly Claim[]>(
  { evidence, writer, state }: Worded,
  { answer, claims }: { readonly answer: string; readonly claims: C },
): { answer: string; claims: C | readonly [] } {
  const isRepeated = state === 'running' || writer?.kind === 'extractive';
  if (state === 'no_documents') return { answer: '', claims: [] };
  const isInParts = isAbstention(evidence) || evidence?.arrangement !== undefined || showsLastAnswer({ evidence });
  return isInParts && isRepeated ? { answer: '', claims: [] } : { answer, claims };
}

/** An answer that says in parts of its own that nothing answers; where nothing but retracted work was found, its words alone say so. */
function isAbstention(evidence: ChatTurn['evidence']): boolean {
  return evidence?.verdict === 'not-answered' && evidence.indirect.length + evidence.notTold.length > 0;
}
