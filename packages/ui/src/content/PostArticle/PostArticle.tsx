import type { Post, PostMedia } from '@footnote/domain';
import type { ReactNode } from 'react';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { LiveRegion } from '../../primitives/LiveRegion/LiveRegion.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { prose } from '../prose.css.ts';
import { pageTitle } from '../../theme/typography.css.ts';
import { messages } from './PostArticle.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './PostArticle.css.ts';

/** What stands above the text of a guide or post. */
export type PostHead = Pick<Post, 'Title' | 'Category' | 'Media' | 'createdAt'>;

export interface PostArticleProps {
  /** The post; null while it loads. */
  post: PostHead | null;
  /** Its text, with headings of level 2 and 3. */
  children: ReactNode;
  /** Language of its title and text (BCP 47), where it may be another than that of the page. */
  language?: string;
  /** The way back to the list. */
  back: ReactNode;
  /** Writes its date as its users read it, from ISO 8601. */
  formatDate: (createdAt: string) => string;
}

/** A guide or post as a page to read: title, category, date, picture or film, and the text in one measure. */
export function PostArticle({ post, children, language, back, formatDate }: PostArticleProps) {
  const { t } = useMessages();
  return (
    <article aria-busy={post === null || undefined} className={styles.article}>
      <div className={styles.back}>{back}</div>
      <LiveRegion message={post === null ? t(messages.loading) : ''} />
      {post === null ? (
        <Placeholder />
      ) : (
        <>
          <h1 lang={language} className={pageTitle}>
            {post.Title}
          </h1>
          <p className={styles.facts}>
            {post.Category !== '' && <Badge>{post.Category}</Badge>}
            <time dateTime={post.createdAt}>{formatDate(post.createdAt)}</time>
          </p>
          {post.Media !== null && <Media media={post.Media} captionsLabel={t(messages.captions)} />}
          <div lang={language} className={prose}>
            {children}
          </div>
        </>
      )}
    </article>
  );
}

function Media({ media, captionsLabel }: { media: PostMedia; captionsLabel: string }) {
  if (media.kind === 'image') return <img src={media.url} alt={media.alternativeText} className={styles.picture} />;
  return (
    <video controls preload="metadata" src={media.url} aria-label={media.alternativeText} className={styles.picture}>
      <track default kind="captions" src={media.captions} label={captionsLabel} />
    </video>
  );
}

function Placeholder() {
  return (
    <div aria-hidden="true" className={styles.waiting}>
      <Skeleton shape="control" width="most" />
      <Skeleton width="quarter" />
      <Skeleton shape="block" />
      <Skeleton width="full" />
      <Skeleton width="full" />
      <Skeleton width="most" />
      <Skeleton width="full" />
      <Skeleton width="half" />
    </div>
  );
}
