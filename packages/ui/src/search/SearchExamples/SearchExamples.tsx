import { followInPage, type Follow } from '../../layout/follow-in-page.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as styles from './SearchExamples.css.ts';

/** A search to begin with. */
export interface SearchExample {
  /** What it looks for, in words. */
  text: string;
  /** The query itself, where it is written in a language of its own. */
  query?: string;
  /** Address of the search. */
  href: string;
}

export interface SearchExamplesProps {
  /** Heading above them. */
  title: string;
  /** Three or so; each must find something. */
  examples: readonly SearchExample[];
  /** Called with an address instead of following its link, for routing in the page. */
  onFollow?: Follow;
}

/** Searches that run on a press, where nothing was searched for yet. */
export function SearchExamples({ title, examples, onFollow }: SearchExamplesProps) {
  return (
    <div>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.list}>
        {examples.map(({ text, query, href }) => (
          <li key={href} className={styles.item}>
            <a href={href} onClick={(event) => followInPage(event, href, onFollow)} className={styles.link}>
              <span>
                <bdi className={styles.words}>{text}</bdi>
                {query !== undefined && (
                  <bdi dir="ltr" className={styles.query}>
                    {query}
                  </bdi>
                )}
              </span>
              <Icon name="chevronEnd" mirrored />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
