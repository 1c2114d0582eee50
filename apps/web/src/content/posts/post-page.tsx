import type { Post, PostKind } from '@footnote/domain';
import { Button, ErrorState, PostArticle, PostText, type PostTextProps } from '@footnote/ui';
import type { ReactNode } from 'react';
import { defineMessages } from 'react-intl';
import { useNavigate, useParams } from 'react-router-dom';
import useSWR from 'swr';
import type { ApiError } from '../../platform/api/api.client.ts';
import { useFailureText } from '../../platform/i18n/use-failure-text.ts';
import { useMoments } from '../../platform/i18n/use-moments.ts';
import { useTranslate } from '../../platform/i18n/translate.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { RouterLink } from '../../platform/navigation/router-link.tsx';
import { usePageTitle } from '../../platform/navigation/use-page-title.ts';
import { POST_PAGES } from './post-kinds.ts';
import { fetchPost, postAddress } from './posts.client.ts';

const messages = defineMessages({
  run: { defaultMessage: 'Run this search', description: 'Below a query in a guide; opens the search with it' },
  table: { defaultMessage: 'Table', description: 'Names the scrollable frame of a table' },
  failed: {
    defaultMessage: 'This text could not be loaded.',
    description: 'Heading where a guide or post failed to load',
  },
  retry: { defaultMessage: 'Try again', description: 'Does something again that failed' },
});

export interface PostPageProps {
  kind: PostKind;
  /** What stands in its place where there is none of this id. */
  missing: ReactNode;
}

/** A guide or post (specification §2); its text is English whatever the language of the interface. */
export function PostPage({ kind, missing }: PostPageProps) {
  const t = useTranslate();
  const { id = '' } = useParams();
  const { data, mutate } = useSWR(postAddress(kind, id), fetchPost, { revalidateOnFocus: false });
  const post = data?.ok === true ? data.value : null;
  usePageTitle(post?.Title ?? t(POST_PAGES[kind].title));
  if (data?.ok === false) {
    if (data.error.status === 404) return missing;
    return <PostFailed error={data.error} onRetry={() => void mutate()} />;
  }
  return <Article kind={kind} post={post} />;
}

function PostFailed({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const t = useTranslate();
  return (
    <ErrorState title={t(messages.failed)} action={<Button onClick={onRetry}>{t(messages.retry)}</Button>}>
      {useFailureText(error)}
    </ErrorState>
  );
}

function Article({ kind, post }: { kind: PostKind; post: Post | null }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const { formatDate } = useMoments();
  const { path, back } = POST_PAGES[kind];
  const afterCode: PostTextProps['afterCode'] = (code, language) =>
    language === 'pubmed' && <RouterLink href={searchOf(code)}>{t(messages.run)}</RouterLink>;
  return (
    <PostArticle
      post={post}
      language="en"
      back={<RouterLink href={path}>{t(back)}</RouterLink>}
      formatDate={formatDate}
    >
      {post !== null && (
        <PostText
          text={post.text}
          tableLabel={t(messages.table)}
          afterCode={afterCode}
          onFollow={(href) => void navigate(href)}
        />
      )}
    </PostArticle>
  );
}

/** The search with a query of PubMed in it. */
function searchOf(query: string): string {
  return `${paths.search}?${new URLSearchParams({ mode: 'query', query }).toString()}`;
}
