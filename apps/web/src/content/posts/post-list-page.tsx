import type { PostKind } from '@footnote/domain';
import { Link, Pagination, PostList } from '@footnote/ui';
import { useEffect, useState } from 'react';
import { defineMessages } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router-dom';
import useSWR from 'swr';
import { useSnapshot } from 'valtio';
import { locale } from '../../platform/i18n/locale.store.ts';
import { useMoments } from '../../platform/i18n/use-moments.ts';
import { useTranslate } from '../../platform/i18n/translate.ts';
import { usePageTitle } from '../../platform/navigation/use-page-title.ts';
import { useDebounced } from '../../platform/rendering/use-debounced.ts';
import { feedAddress, POST_PAGES, postPath } from './post-kinds.ts';
import { fetchPosts, listAddress, SHOWN_POSTS, type Looked } from './posts.client.ts';

const messages = defineMessages({
  feed: { defaultMessage: 'RSS feed', description: 'Leads to the feed of guides or posts' },
  inEnglish: {
    defaultMessage: 'These texts are in English.',
    description: 'Said above guides and posts where the interface is in another language',
  },
  pages: { defaultMessage: 'Pages of the list', description: 'Names the steps through a list of guides or posts' },
});

/** Keeps in the address what is looked at, so that a list can be shared and comes back. */
function useLooked(): [Looked, (changed: Partial<Looked>, replaces?: boolean) => void] {
  const [parameters, setParameters] = useSearchParams();
  const page = Number(parameters.get('page'));
  const looked: Looked = {
    title: parameters.get('q')?.trim().slice(0, 200) ?? '',
    category: parameters.get('category')?.trim().slice(0, 100) ?? null,
    page: Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1,
  };
  const look = (changed: Partial<Looked>, replaces = changed.page === undefined) => {
    const next = { ...looked, page: 1, ...changed };
    const shown = new URLSearchParams();
    if (next.title !== '') shown.set('q', next.title);
    if (next.category !== null) shown.set('category', next.category);
    if (next.page > 1) shown.set('page', String(next.page));
    setParameters(shown, { replace: replaces, preventScrollReset: true });
  };
  return [looked, look];
}

/** What is typed is looked for once it rests, unless its page at `path` is being left by then. */
function useTitleSearch(path: string, [looked, look]: ReturnType<typeof useLooked>): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(looked.title);
  const rested = useDebounced(typed).trim();
  const [known, setKnown] = useState(looked.title);
  if (known !== looked.title) {
    setKnown(looked.title);
    // Somebody went to another address: the field shows what is looked for there.
    if (looked.title !== rested) setTyped(looked.title);
  }
  useEffect(() => {
    if (rested !== looked.title && location.pathname === path) look({ title: rested });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only what is typed changes the address here
  }, [rested]);
  return [typed, setTyped];
}

/** The guides of the knowledge base, or the posts of the blog (specification §2). */
export function PostListPage({ kind }: { kind: PostKind }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const { formatDate } = useMoments();
  const address = useLooked();
  const [looked, look] = address;
  const [typed, type] = useTitleSearch(POST_PAGES[kind].path, address);
  const { data, mutate, isLoading } = useSWR(listAddress(kind, looked), fetchPosts, { keepPreviousData: true });
  usePageTitle(t(POST_PAGES[kind].title));
  const found = data?.ok === true ? data.value : { data: [], meta: { pagination: { total: 0 }, categories: [] } };
  const { total } = found.meta.pagination;
  const last = Math.max(1, Math.ceil(total / SHOWN_POSTS));
  const isBeyond = data?.ok === true && !isLoading && looked.page > last;
  useEffect(() => {
    if (isBeyond) look({ page: last }, true);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- an address is changed once for each page that there is not
  }, [isBeyond, last]);
  return (
    <PostList
      kind={kind}
      language="en"
      posts={found.data}
      total={total}
      state={data === undefined ? 'loading' : data.ok ? 'ready' : 'error'}
      onRetry={() => void mutate()}
      search={typed}
      onSearchChange={type}
      categories={found.meta.categories}
      category={looked.category}
      onCategoryChange={(category) => look({ category })}
      hrefOf={(id) => postPath(kind, id)}
      formatDate={formatDate}
      onFollow={(href) => void navigate(href)}
      intro={<ListIntro kind={kind} />}
      pagination={
        total > SHOWN_POSTS && (
          <Pagination
            label={t(messages.pages)}
            page={looked.page}
            pageSize={SHOWN_POSTS}
            pageSizes={[SHOWN_POSTS]}
            total={total}
            onChange={({ page }) => look({ page })}
          />
        )
      }
    />
  );
}

function ListIntro({ kind }: { kind: PostKind }) {
  const t = useTranslate();
  const { language } = useSnapshot(locale);
  return (
    <p>
      {language !== 'en' && `${t(messages.inEnglish)} `}
      <Link href={feedAddress(kind)}>{t(messages.feed)}</Link>
      <link rel="alternate" type="application/rss+xml" title={t(POST_PAGES[kind].title)} href={feedAddress(kind)} />
    </p>
  );
}
