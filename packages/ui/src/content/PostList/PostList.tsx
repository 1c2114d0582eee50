import type { PostEntry, PostKind } from '@footnote/domain';
import type { ReactNode } from 'react';
import type { Follow } from '../../layout/follow-in-page.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { LiveRegion } from '../../primitives/LiveRegion/LiveRegion.tsx';
import { SearchInput } from '../../primitives/SearchInput/SearchInput.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { PostCard } from '../PostCard/PostCard.tsx';
import { guideMessages, messages, postMessages } from './PostList.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './PostList.css.ts';

export interface PostListProps {
  /**
   * Guides of the knowledge base, or posts of the blog.
   * @default 'guides'
   */
  kind?: PostKind;
  /** Guides or posts that fit the search and category, in their order. */
  posts: readonly PostEntry[];
  /** Text looked for in titles. */
  search: string;
  /** Called with the new text on every change. */
  onSearchChange: (search: string) => void;
  /** Every category there is; fewer than two hide the choice. */
  categories: readonly string[];
  /** The chosen category; null is every one. */
  category: string | null;
  /** Called with the chosen category. */
  onCategoryChange: (category: string | null) => void;
  /** Address of a post. */
  hrefOf: (id: string) => string;
  /** Writes the date of a post as its users read it, from ISO 8601. */
  formatDate: (createdAt: string) => string;
  /**
   * `loading` shows placeholders; `error` says so instead of posts.
   * @default 'ready'
   */
  state?: 'ready' | 'loading' | 'error';
  /** Called when a user tries again. */
  onRetry: () => void;
  /** Pages, where there are several. */
  pagination?: ReactNode;
  /** Language of titles and summaries (BCP 47), where it may be another than that of the page. */
  language?: string;
  /** How many fit on all pages; those that are shown where it is left out. */
  total?: number;
  /** What stands below the heading, such as the address of the feed. */
  intro?: ReactNode;
  /** Called with the address instead of following it, for routing in the page. */
  onFollow?: Follow;
}

const WORDS = { guides: guideMessages, posts: postMessages } as const;

/** Guides or posts as cards, found by title and category. */
export function PostList(props: PostListProps) {
  const { t } = useMessages();
  const words = WORDS[props.kind ?? 'guides'];
  const { search, onSearchChange, categories, category, onCategoryChange, language, state = 'ready' } = props;
  return (
    <section aria-label={t(words.title)} className={styles.page}>
      <h1 className={styles.title}>{t(words.title)}</h1>
      {props.intro}
      <div className={styles.filters}>
        <SearchInput
          label={t(words.search)}
          labelShown
          clearLabel={t(messages.clearSearch)}
          value={search}
          onChange={onSearchChange}
          busy={state === 'loading' && search !== ''}
        />
        {categories.length > 1 && (
          <Select
            label={t(messages.category)}
            options={[
              { value: '', label: t(messages.everyCategory) },
              ...categories.map((name) => ({ value: name, label: name, language })),
            ]}
            value={category ?? ''}
            onChange={(chosen) => onCategoryChange(chosen === '' ? null : chosen)}
          />
        )}
      </div>
      <LiveRegion message={state === 'loading' ? t(words.loading) : ''} />
      <Posts {...props} />
      {state === 'ready' && props.pagination}
    </section>
  );
}

function Posts(props: PostListProps) {
  const { t } = useMessages();
  const words = WORDS[props.kind ?? 'guides'];
  const { posts, search, onSearchChange, category, onCategoryChange, state = 'ready', onRetry } = props;
  if (state === 'loading') return <Placeholders />;
  if (state === 'error') {
    return <ErrorState title={t(words.error)} action={<Button onClick={onRetry}>{t(messages.retry)}</Button>} />;
  }
  const isEmpty = (props.total ?? posts.length) === 0 && search.trim() === '' && category === null;
  if (isEmpty) return <EmptyState title={t(words.empty)} />;
  const showAll = () => {
    onSearchChange('');
    onCategoryChange(null);
  };
  return (
    <>
      <output className={styles.count}>{t(words.count, { count: props.total ?? posts.length })}</output>
      {posts.length === 0 ? (
        <EmptyState title={t(words.nothingFound)} action={<Button onClick={showAll}>{t(words.showAll)}</Button>} />
      ) : (
        <Cards {...props} />
      )}
    </>
  );
}

function Cards({ posts, hrefOf, formatDate, language, onFollow }: PostListProps) {
  return (
    <ul className={styles.posts}>
      {posts.map((post) => (
        <li key={post.id}>
          <PostCard
            title={post.Title}
            href={hrefOf(post.id)}
            date={formatDate(post.createdAt)}
            {...(post.Category === '' ? {} : { category: post.Category })}
            {...(post.summary === '' ? {} : { summary: post.summary })}
            {...(post.Media?.kind === 'image' ? { picture: post.Media.url } : {})}
            {...(language === undefined ? {} : { language })}
            {...(onFollow === undefined ? {} : { onFollow })}
          />
        </li>
      ))}
    </ul>
  );
}

function Placeholders() {
  return (
    <div aria-hidden="true" className={styles.posts}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <div key={key} className={styles.waiting}>
          <Skeleton width="quarter" />
          <Skeleton shape="title" width="most" />
          <Skeleton width="full" />
          <Skeleton width="half" />
        </div>
      ))}
    </div>
  );
}
