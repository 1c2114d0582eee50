import { markDroppedFigures, type Citation, type Claim, type Writer } from '@footnote/domain';
import type { AnswerChecker, AnswerModel, AnswerPiece, WriteRequest } from '../chat.ports.ts';
import { retractedStudies } from './retracted-studies.ts';

/** A piece of an answer; the last is a failure, or the end with the whole text and its checked sentences. */
export type WrittenPiece = AnswerPiece | { type: 'end'; markdown: string; claims: Claim[]; writer: Writer };

export interface WriteAnswerDeps {
  answerModel: AnswerModel;
  answerChecker: AnswerChecker;
}

export interface WriteAnswerInput {
  request: WriteRequest;
  /** The sources its numbers stand for: reference n is the n-th. */
  citations: readonly Citation[];
  signal: AbortSignal;
}

/**
 * Has the sound studies of a request written about; no writer ever hears of a retracted one, which Footnote names itself
 * below them. Sentences of the writer are checked against their sources.
 */
export async function* writeAnswer(
  { answerModel: model, answerChecker }: WriteAnswerDeps,
  { request, citations, signal }: WriteAnswerInput,
): AsyncGenerator<WrittenPiece> {
  const sound = request.evidence.filter(({ citation }) => !citation.retracted);
  const isAlone = sound.length === 0;
  let markdown = '';
  const pieces = isAlone ? [] : model.write({ ...request, evidence: sound }, signal);
  for await (const piece of pieces) {
    yield piece;
    if (piece.type === 'failure') return;
    markdown += piece.text;
  }
  const checked = await answerChecker.check({ markdown, citations }, signal);
  const retracted = retractedStudies(request.evidence, { language: request.language, alone: isAlone });
  if (retracted !== '' && !signal.aborted) {
    const text = markdown === '' ? retracted : `\n\n${retracted}`;
    markdown += text;
    yield { type: 'text', text };
  }
  const writer: Writer = isAlone ? { kind: 'extractive' } : model.writer(request);
  const claims = writer.kind === 'model' ? markDroppedFigures(checked, request.answer.answerLine) : checked;
  yield { type: 'end', markdown, claims, writer };
}
