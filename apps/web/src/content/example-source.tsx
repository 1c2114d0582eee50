import type { Citation } from '@footnote/domain';
import { Skeleton, SourceCard, Stack, type HeroProps } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import useSWR from 'swr';
import { callApi } from '../platform/api/api.client.ts';
import { answerOf } from '../platform/api/call-failure.ts';
import { calls } from '../platform/navigation/paths.ts';
import { useTranslate } from '../platform/i18n/translate.ts';

const messages = defineMessages({
  title: {
    defaultMessage: 'A reference, as every answer has them',
    description: 'Heading over a reference on the home page',
  },
});

/** DAPA-HF, a trial of the starter collection: what the first example question is answered from. */
const EXAMPLE = '31535829';

/** The example as this server holds it; null where it does not. */
async function fetchExample(url: string): Promise<Citation | null> {
  const { citationSchema } = await import('./wire.ts');
  const called = await callApi(url, {
    method: 'POST',
    body: { ids: [EXAMPLE] },
    read: (value) => {
      const articles: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'articles') : [];
      return citationSchema.array().parse(articles)[0] ?? null;
    },
  });
  return answerOf(called);
}

/** The picture of the home page: a reference of this very server, its shape until it is there, and nothing without one. */
export function useExampleSource(): Pick<HeroProps, 'picture'> {
  const t = useTranslate();
  const { data, error } = useSWR<Citation | null, Error>(calls.articlesByIds, fetchExample, {
    revalidateOnFocus: false,
  });
  if (data === null || error !== undefined) return {};
  const content = data === undefined ? <ExampleSkeleton /> : <SourceCard number={1} citation={data} />;
  return { picture: { title: t(messages.title), content } };
}

function ExampleSkeleton() {
  return (
    <Stack>
      <Skeleton shape="title" />
      <Skeleton width="most" />
      <Skeleton shape="block" />
      <Skeleton width="half" />
    </Stack>
  );
}
