import { Banner } from '@footnote/ui';
import type { Review } from '@footnote/domain';
import { useEffect, useState } from 'react';
import { defineMessages } from 'react-intl';
import { showFailure } from '../../platform/api/show-failure.ts';
import { useTranslate } from '../../platform/i18n/translate.ts';
import { decisionOutbox } from './decision-outbox.ts';

const messages = defineMessages({
  waiting: {
    defaultMessage:
      '{count, plural, one {# decision is kept in this browser and is sent as soon as that is possible.} other {# decisions are kept in this browser and are sent as soon as that is possible.}}',
    description: 'Said of decisions that could not be sent yet',
  },
});

/** Seconds a decision may be on its way before the user is told that it waits. */
const PATIENCE_SECONDS = 4;

interface KeptDecisionsProps {
  review: Review;
  memberId: string;
  /** The organization acted for when the review was read. */
  organization: string | null;
  /** Called once what waited when the review was opened was tried. */
  onSent: () => void;
}

/** Sends what the user decided before on a review, on whichever part of it they are, and says what still waits. */
export function KeptDecisions({ review, memberId, organization, onSent }: KeptDecisionsProps) {
  const t = useTranslate();
  const [shown, setShown] = useState(0);
  const { id: reviewId } = review;
  useEffect(() => {
    const outbox = decisionOutbox({ reviewId, memberId, organization });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      if (outbox.waiting().length > 0) {
        timer ??= setTimeout(() => setShown(outbox.waiting().length), PATIENCE_SECONDS * 1000);
        setShown((before) => (before === 0 ? 0 : outbox.waiting().length));
        return;
      }
      clearTimeout(timer);
      timer = undefined;
      setShown(0);
    };
    const hadSome = outbox.waiting().length > 0;
    const end = outbox.open({ onChange: look, onRefused: (error) => void showFailure(t, error) });
    look();
    if (hadSome) void outbox.flush().then(onSent);
    return () => {
      end();
      clearTimeout(timer);
    };
  }, [reviewId, memberId, organization, onSent, t]);
  return shown === 0 ? null : <Banner tone="caution">{t(messages.waiting, { count: shown })}</Banner>;
}
