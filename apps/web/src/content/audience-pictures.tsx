import { STUDY_TYPES } from '@footnote/domain';
import { CodeQuery, Stack, StudyTypeDistribution, type StudyTypeCount } from '@footnote/ui';
import type { ReactNode } from 'react';
import { defineMessages } from 'react-intl';
import useSWRImmutable from 'swr/immutable';
import { callApi } from '../platform/api/api.client.ts';
import { answerOf } from '../platform/api/call-failure.ts';
import { useTranslate } from '../platform/i18n/translate.ts';
import { calls, paths } from '../platform/navigation/paths.ts';
import { RouterLink } from '../platform/navigation/router-link.tsx';
import { firstScreen } from '../platform/rendering/first-screen.ts';
import { CheckedExample } from './checked-example.tsx';

const messages = defineMessages({
  run: { defaultMessage: 'Run this query', description: 'Runs the query of PubMed that is shown above it' },
  loading: { defaultMessage: 'Counting the studies', description: 'Said while figures of the collection are fetched' },
  failed: {
    defaultMessage: 'The figures of this collection could not be loaded.',
    description: 'In the place of a table of study types, without a connection',
  },
});

/** Finds something in the starter collection, too. */
const QUERY =
  '(dapagliflozin[tiab] OR empagliflozin[tiab])\nAND heart failure[tiab]\nAND randomized controlled trial[pt]';

const NONE = STUDY_TYPES.map((type) => ({ type, count: 0 }));

type Counts = readonly StudyTypeCount[];

function readCounts(value: unknown): Counts {
  const given: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'byStudyType') : null;
  const fields: object = typeof given === 'object' && given !== null ? given : {};
  return STUDY_TYPES.map((type) => ({ type, count: Number(Reflect.get(fields, type) ?? 0) }));
}

async function fetchCounts(): Promise<Counts> {
  await firstScreen;
  return answerOf(await callApi(calls.literatureStatus, { read: readCounts }));
}

/** A query as those who review the literature write it, with its parts told apart. */
function QueryPicture() {
  const t = useTranslate();
  const address = new URLSearchParams({ mode: 'query', query: QUERY.replaceAll('\n', ' ') });
  return (
    <Stack>
      <CodeQuery query={QUERY} />
      <RouterLink href={`${paths.search}?${address.toString()}`}>{t(messages.run)}</RouterLink>
    </Stack>
  );
}

/** What the collection of this server is made of. */
function CollectionPicture() {
  const t = useTranslate();
  const { data, error } = useSWRImmutable<Counts, Error>('study types of the collection', fetchCounts);
  if (error !== undefined) return <p>{t(messages.failed)}</p>;
  return <StudyTypeDistribution counts={data ?? NONE} loading={data === undefined ? t(messages.loading) : ''} />;
}

/** What each audience sees of the product, by the anchor of its section: parts of it that work, with what this server has. */
export const AUDIENCE_PICTURES: Readonly<Record<string, ReactNode>> = {
  healthcare: <CheckedExample />,
  academic: <QueryPicture />,
  sciences: <CollectionPicture />,
};
