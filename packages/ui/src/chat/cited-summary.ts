import type { Citation, Claim, Verdict } from '@footnote/domain';
import type { Translate } from '../messages/define-messages.ts';
import { answerMessages } from './answer.messages.ts';

/** How far its source carries a claim; answers that were checked before there were five verdicts carry three. */
export const verdictOf = (claim: Claim): Verdict => claim.verdict ?? claim.support;

/** What checking the cited sentences of an answer came to. */
export interface CitedSummaryWords {
  /** `neutral` where every sentence is carried, by sources that may not answer the question. */
  verdict: 'quoted' | 'supported' | 'partly' | 'neutral';
  words: string;
}

/** Sums up the cited sentences: good only where every one is carried, and by sources that are known to answer the question. */
export function citedSummary(cited: readonly Claim[], citations: readonly Citation[], t: Translate): CitedSummaryWords {
  const total = cited.length;
  const supported = cited.filter((claim) => claim.support === 'supported').length;
  const isDirect = cited.every((claim) => claim.directness === 'direct');
  const isOfDocuments = cited.every((claim) => claim.citations.every((n) => citations[n - 1]?.type === 'pdf'));
  if (isDirect && isOfDocuments && cited.every(({ verdict }) => verdict === 'quoted'))
    return { verdict: 'quoted', words: t(answerMessages.quotedSummary, { total }) };
  if (supported < total || isDirect) {
    const verdict = supported === total ? 'supported' : 'partly';
    return { verdict, words: t(answerMessages.supportSummary, { supported, total }) };
  }
  const isIndirect = cited.some((claim) => claim.directness === 'indirect');
  return {
    verdict: 'neutral',
    words: t(isIndirect ? answerMessages.indirectSummary : answerMessages.unknownSummary, { total }),
  };
}
