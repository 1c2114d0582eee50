import { VERDICTS, type AnswerEvidence, type Citation, type Claim } from '@footnote/domain';
import type { Messages } from '../messages/messages-context.ts';
import { answerRemarksMessages } from './answer-remarks.messages.ts';
import { answerMessages, verdictMessages } from './answer.messages.ts';
import { citedSummary, verdictOf } from './cited-summary.ts';
import { answerLineMessages } from './evidence.messages.ts';
import { isForeign } from './evidence-words.ts';

/** What has to be said of an answer where its marks are not seen: in which language it quotes, what checking it found, and of which sentences it found less. */
export function answerRemarks(
  {
    evidence,
    claims,
    citations,
  }: { evidence?: AnswerEvidence | undefined; claims: readonly Claim[]; citations: readonly Citation[] },
  { t, locale }: Pick<Messages, 't' | 'locale'>,
): string[] {
  const cited = claims.filter((claim) => claim.citations.length > 0);
  const verdicts = VERDICTS.flatMap((verdict) => {
    const count = cited.filter((claim) => verdictOf(claim) === verdict).length;
    return count === 0 ? [] : [t(answerRemarksMessages.checkedAs, { count, verdict: t(verdictMessages[verdict]) })];
  });
  const summary = citedSummary(cited, citations, t);
  const uncited = claims.length - cited.length;
  return [
    ...(evidence !== undefined && evidence.answerLine.quoted.length > 0 && isForeign(locale)
      ? [t(answerLineMessages.quotedOriginal)]
      : []),
    ...(verdicts.length === 0 ? [] : [t(answerRemarksMessages.checked, { verdicts: verdicts.join(' · ') })]),
    ...(verdicts.length > 0 && summary.verdict === 'neutral' ? [summary.words] : []),
    ...cited
      .filter(({ support }) => support !== 'supported')
      .map((claim) =>
        t(answerRemarksMessages.checkedSentence, {
          sentence: claim.text,
          verdict: t(verdictMessages[verdictOf(claim)]),
        }),
      ),
    ...(uncited === 0 ? [] : [t(answerMessages.uncited, { count: uncited })]),
  ];
}
