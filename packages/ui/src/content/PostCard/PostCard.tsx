import { followInPage, type Follow } from '../../layout/follow-in-page.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { DrawnPage } from './DrawnPage.tsx';
import * as styles from './PostCard.css.ts';

export interface PostCardProps {
  /** Title of the guide or post. */
  title: string;
  /** Address of the guide or post. */
  href: string;
  /** Category, in one or two words. */
  category?: string;
  /** When it was written, as a user reads it ("1 May 2026"). */
  date: string;
  /** Its first lines. */
  summary?: string;
  /** Address of its picture; the words carry the meaning. Without one, its title and first lines are drawn as a page. */
  picture?: string;
  /**
   * Level of its heading below that of the page.
   * @default 2
   */
  headingLevel?: 2 | 3;
  /** Language of its title, category and summary (BCP 47), where it may be another than that of the page. */
  language?: string;
  /** Called with the address instead of following it, for routing in the page. */
  onFollow?: Follow;
}

/** A guide or a post in a list; the whole card leads to it. */
export function PostCard(props: PostCardProps) {
  const { title, href, category, date, summary, picture, headingLevel = 2, language, onFollow } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={styles.card}>
      {picture === undefined ? (
        <DrawnPage title={title} summary={summary ?? ''} />
      ) : (
        <img src={picture} alt="" loading="lazy" className={styles.picture} />
      )}
      <div className={styles.body}>
        <div className={styles.facts}>
          {category !== undefined && (
            <span lang={language}>
              <Badge>{category}</Badge>
            </span>
          )}
          <span>{date}</span>
        </div>
        <Heading lang={language} className={styles.title}>
          <a href={href} onClick={(event) => followInPage(event, href, onFollow)} className={styles.link}>
            {title}
          </a>
        </Heading>
        {summary !== undefined && (
          <p lang={language} className={styles.summary}>
            {summary}
          </p>
        )}
      </div>
    </article>
  );
}
