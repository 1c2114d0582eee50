import { Checkbox, SettingsFrame, Stack, SystematicReviewPicker } from '@footnote/ui';
import { useState, type ReactNode } from 'react';
import { defineMessages } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import useSWR from 'swr';
import { useSnapshot } from 'valtio';
import { actingFor } from '../platform/account/acting-for.store.ts';
import { useFormSubmission } from '../platform/forms/use-form-submission.ts';
import { useMoments } from '../platform/i18n/use-moments.ts';
import { useTranslate } from '../platform/i18n/translate.ts';
import { paths } from '../platform/navigation/paths.ts';
import { usePageTitle } from '../platform/navigation/use-page-title.ts';
import { usePlaces } from '../platform/navigation/use-places.ts';
import { reasonMessages } from './review-words.ts';
import { beginReview, fetchReviews, REVIEWS_CALL } from './reviews.client.ts';

const messages = defineMessages({
  heading: { defaultMessage: 'Systematic reviews', description: 'Leads to the systematic reviews of a user' },
  description: {
    defaultMessage: 'From the question to the flow diagram: search, screen alone or by two, and report.',
    description: 'Below the heading of the page of systematic reviews',
  },
  skip: { defaultMessage: 'Skip to the content', description: 'First link of a page; leads past its header' },
  nav: { defaultMessage: 'Library', description: 'Leads to what a user has saved of the literature' },
  facts: {
    defaultMessage: '{records, plural, one {# record} other {# records}}, changed on {date}',
    description: 'How far a systematic review is',
  },
  sharedFacts: {
    defaultMessage: '{records, plural, one {# record} other {# records}}, changed on {date}, shared in {organization}',
    description: 'How far a systematic review of an organization is',
  },
  shareHint: {
    defaultMessage: 'Its admins see it, and it stays the organization’s.',
    description: 'Hint at the choice to begin a systematic review for an organization',
  },
  share: {
    defaultMessage: 'Begin it for {organization}, so that colleagues can screen with you',
    description: 'Choice when a systematic review is begun',
  },
});

/** The page at /reviews: the systematic reviews a user works on, and the beginning of a new one. */
export default function ReviewsRoute({ header }: { header: ReactNode }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const { formatDate } = useMoments();
  const { id: acting, name: organization } = useSnapshot(actingFor);
  const { onFollow } = usePlaces(null);
  const [shared, setShared] = useState(true);
  const { busy, problem, send } = useFormSubmission();
  const { data, mutate } = useSWR([REVIEWS_CALL, acting], ([url]) => fetchReviews(url));
  usePageTitle(t(messages.heading));
  const start = async (title: string) => {
    const reasons = Object.values(reasonMessages).map((reason) => t(reason));
    const begun = await send(() => beginReview({ title, shared: acting !== null && shared, protocol: { reasons } }));
    if (begun.ok) await navigate(paths.review(begun.value));
  };
  const reviews = data?.ok === true ? data.value : [];
  return (
    <SettingsFrame
      header={header}
      skipLabel={t(messages.skip)}
      navLabel={t(messages.nav)}
      sections={[
        {
          id: 'library',
          entries: [
            { id: 'library', label: t(messages.nav), href: paths.library, current: false },
            { id: 'reviews', label: t(messages.heading), href: paths.reviews, current: true },
          ],
        },
      ]}
      onFollow={onFollow}
      heading={t(messages.heading)}
      description={t(messages.description)}
    >
      <Stack>
        <SystematicReviewPicker
          reviews={reviews.map(({ id, title, shared: ofAll, records, changedAt }) => {
            const facts = { records, date: formatDate(changedAt), organization };
            return { id, title, facts: t(ofAll ? messages.sharedFacts : messages.facts, facts) };
          })}
          value={null}
          onChange={(id) => void navigate(paths.review(id))}
          onStart={(title) => void start(title)}
          starting={busy}
          {...(problem === '' ? {} : { startError: problem })}
          state={data === undefined ? 'loading' : data.ok ? 'ready' : 'error'}
          onRetry={() => void mutate()}
        />
        {acting !== null && (
          <Checkbox
            label={t(messages.share, { organization })}
            hint={t(messages.shareHint)}
            checked={shared}
            onChange={setShared}
          />
        )}
      </Stack>
    </SettingsFrame>
  );
}
