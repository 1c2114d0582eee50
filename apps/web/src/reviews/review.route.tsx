import { Button, ErrorState, SettingsFrame, Skeleton, type SettingsSection } from '@footnote/ui';
import type { Review } from '@footnote/domain';
import { lazy, Suspense, useCallback, type ReactNode } from 'react';
import { defineMessages } from 'react-intl';
import { useParams, useSearchParams } from 'react-router-dom';
import useSWR from 'swr';
import { useSnapshot } from 'valtio';
import { actingFor } from '../platform/account/acting-for.store.ts';
import { useNamedOrganization } from '../platform/account/use-named-organization.ts';
import { useFailureText } from '../platform/i18n/use-failure-text.ts';
import { useTranslate, type Translate } from '../platform/i18n/translate.ts';
import { paths } from '../platform/navigation/paths.ts';
import { usePageTitle } from '../platform/navigation/use-page-title.ts';
import { usePlaces } from '../platform/navigation/use-places.ts';
import { partAddress, PARTS, type Part, type PartProps } from './part-props.ts';
import { stageMessages } from './review-words.ts';
import { fetchReview, reviewCall } from './reviews.client.ts';

const FlowPart = lazy(async () => ({ default: (await import('./flow-part.tsx')).FlowPart }));
const ProtocolPart = lazy(async () => ({ default: (await import('./protocol-part.tsx')).ProtocolPart }));
const SearchesPart = lazy(async () => ({ default: (await import('./searches-part.tsx')).SearchesPart }));
const KeptDecisions = lazy(async () => ({ default: (await import('./screening/kept-decisions.tsx')).KeptDecisions }));
const ScreeningPart = lazy(async () => ({ default: (await import('./screening/screening-part.tsx')).ScreeningPart }));
const RecordsPart = lazy(async () => ({ default: (await import('./records-part.tsx')).RecordsPart }));
const ConflictsPart = lazy(async () => ({ default: (await import('./conflicts-part.tsx')).ConflictsPart }));
const PeoplePart = lazy(async () => ({ default: (await import('./people-part.tsx')).PeoplePart }));

const messages = defineMessages({
  skip: { defaultMessage: 'Skip to the content', description: 'First link of a page; leads past its header' },
  nav: { defaultMessage: 'Parts of the review', description: 'Names the navigation within a systematic review' },
  all: { defaultMessage: 'Systematic reviews', description: 'Leads to the systematic reviews of a user' },
  flow: { defaultMessage: 'Flow diagram and export', description: 'Part of a systematic review' },
  protocol: { defaultMessage: 'Protocol', description: 'Part of a systematic review' },
  searches: { defaultMessage: 'Searches', description: 'Part of a systematic review' },
  records: { defaultMessage: 'Records', description: 'Part of a systematic review: all that was found' },
  conflicts: {
    defaultMessage: '{count, plural, =0 {Conflicts} other {Conflicts (#)}}',
    description: 'Part of a systematic review: what two screeners differ in',
  },
  people: { defaultMessage: 'People', description: 'Part of a systematic review: who works on it' },
  failed: { defaultMessage: 'The review could not be loaded.', description: 'Said in place of a systematic review' },
  retry: { defaultMessage: 'Try again', description: 'Tries again what failed' },
});

/** How calls fail where there is no such review for this user. */
const MISSING: ReadonlySet<number> = new Set([403, 404]);

function labelOf(t: Translate, part: Part, review: Review | null): string {
  if (part === 'title' || part === 'full-text') return t(stageMessages[part]);
  if (part !== 'conflicts') return t(messages[part]);
  const { title, fullText } = review?.conflicts ?? { title: 0, fullText: 0 };
  return t(messages.conflicts, { count: title + fullText });
}

const allReviews = (t: Translate): SettingsSection => ({
  id: 'all',
  entries: [{ id: 'all', label: t(messages.all), href: paths.reviews, current: false }],
});

function sectionsOf(t: Translate, id: string, { part, review }: { part: Part; review: Review | null }) {
  const sections: SettingsSection[] = [
    allReviews(t),
    {
      id: 'review',
      label: review?.title ?? '',
      entries: PARTS.map((one) => ({
        id: one,
        label: labelOf(t, one, review),
        href: partAddress(id, one),
        current: one === part,
      })),
    },
  ];
  return sections;
}

/** The page at /reviews/{id}: one systematic review, part by part. */
export default function ReviewRoute({ header }: { header: ReactNode }) {
  const t = useTranslate();
  const { id = '' } = useParams();
  const [parameters] = useSearchParams();
  const { id: acting } = useSnapshot(actingFor);
  const { onFollow } = usePlaces(null);
  const { pending, closed } = useNamedOrganization();
  const { data, mutate } = useSWR(pending ? null : [reviewCall(id), acting], ([url]) => fetchReview(url));
  const readAgain = useCallback(() => void mutate(), [mutate]);
  const review = data?.ok === true ? data.value : null;
  const memberId = review?.members.find(({ self, active }) => self && active)?.id;
  const failure = useFailureText(data?.ok === false ? data.error : undefined);
  const part = PARTS.find((one) => one === parameters.get('part')) ?? 'flow';
  const isFailed = data?.ok === false;
  // Another failure may pass: the parts can still be chosen.
  const isMissing = isFailed && (closed !== null || MISSING.has(data.error.status));
  const heading = isMissing ? t(messages.all) : labelOf(t, part, null);
  usePageTitle(review === null ? heading : `${review.title}: ${heading}`);
  return (
    <SettingsFrame
      header={header}
      skipLabel={t(messages.skip)}
      navLabel={t(messages.nav)}
      {...(review === null ? {} : { name: review.title })}
      sections={isMissing ? [allReviews(t)] : sectionsOf(t, id, { part, review })}
      onFollow={onFollow}
      heading={heading}
    >
      {isFailed && (
        <ErrorState
          title={t(messages.failed)}
          action={<Button onClick={() => void mutate()}>{t(messages.retry)}</Button>}
        >
          {closed ?? failure}
        </ErrorState>
      )}
      {data === undefined && <Skeleton width="half" />}
      {review !== null && (
        <Suspense fallback={<Skeleton width="half" />}>
          {memberId !== undefined && (
            <KeptDecisions review={review} memberId={memberId} organization={acting} onSent={readAgain} />
          )}
          <ShownPart key={`${part} ${review.id}`} part={part} review={review} onChanged={readAgain} />
        </Suspense>
      )}
    </SettingsFrame>
  );
}

function ShownPart({ part, ...props }: PartProps & { part: Part }) {
  switch (part) {
    case 'protocol':
      return <ProtocolPart {...props} />;
    case 'searches':
      return <SearchesPart {...props} />;
    case 'title':
    case 'full-text':
      return <ScreeningPart {...props} stage={part} />;
    case 'records':
      return <RecordsPart {...props} />;
    case 'conflicts':
      return <ConflictsPart {...props} />;
    case 'people':
      return <PeoplePart {...props} />;
    default:
      return <FlowPart {...props} />;
  }
}
