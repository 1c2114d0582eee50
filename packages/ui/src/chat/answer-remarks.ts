import { VERDICTS, type AnswerEvidence, type Claim } from '@footnote/domain';
import type { Messages } from '../messages/messages-context.ts';
import { answerMessages, verdictMessages } from './answer.messages.ts';
import { answerLineMessages } from './evidence.messages.ts';
import { isForeign } from './evidence-words.ts';

/** What has to be said of an answer where its marks are not seen: in which language it quotes, and what checking it found. */
export function answerRemarks(
  { evidence, claims }: { evidence?: AnswerEvidence | undefined; claims: readonly Claim[] },
  { t, locale }: Pick<Messages, 't' | 'locale'>,
): string[] {
  const cited = claims.filter(({ citations }) => citations.length > 0);
  const verdicts = VERDICTS.flatMap((verdict) => {
    const count = cited.filter((claim) => (claim.verdict ?? claim.support) === verdict).length;
    return count === 0 ? [] : [t(answerMessages.checkedAs, { count, verdict: t(verdictMessages[verdict]) })];
  });
  const uncited = claims.length - cited.length;
  return [
    ...(evidence !== undefined && evidence.answerLine.quoted.length > 0 && isForeign(locale)
      ? [t(answerLineMessages.quotedOriginal)]
      : []),
    ...(verdicts.length === 0 ? [] : [t(answerMessages.checked, { verdicts: verdicts.join(' · ') })]),
    ...(uncited === 0 ? [] : [t(answerMessages.uncited, { count: uncited })]),
  ];
}
