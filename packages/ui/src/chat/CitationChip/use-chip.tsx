import type { Citation, Claim, QuotedPart } from '@footnote/domain';
import { useCallback, type ReactNode } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { answerMessages, verdictMessages } from '../answer.messages.ts';
import { verdictOf } from '../cited-summary.ts';
import { CitationChip } from './CitationChip.tsx';

/** Whether any of the references is retracted. */
export const hasRetracted = (numbers: readonly number[], citations: readonly Citation[]): boolean =>
  numbers.some((number) => citations[number - 1]?.retracted === true);

/** Draws the chip of references that there are, with all that its name tells. */
export function useChip(
  citations: readonly Citation[],
): (known: readonly number[], claim: Claim | null, quoted?: QuotedPart) => ReactNode {
  const { t } = useMessages();
  return useCallback(
    (known, claim, quoted) => {
      const retracted = hasRetracted(known, citations) ? t(answerMessages.citesRetracted) : '';
      const verdict = claim === null ? '' : t(verdictMessages[verdictOf(claim)]);
      const name = [
        [t(answerMessages.citation, { count: known.length, numbers: known.join(', ') }), retracted]
          .filter(Boolean)
          .join(' '),
        verdict,
      ];
      return (
        <CitationChip
          numbers={known}
          claim={claim}
          {...(quoted === undefined ? {} : { quoted })}
          retracted={retracted}
          label={name.filter(Boolean).join(', ')}
        />
      );
    },
    [citations, t],
  );
}
