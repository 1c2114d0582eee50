import type { Source } from '@footnote/domain';
import { followInPage, type Follow } from '../../layout/follow-in-page.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar.tsx';
import * as styles from './SourceSummary.css.ts';

/** Words of a SourceSummary. */
export interface SourceSummaryLabels {
  /** "Enabled", "Disabled" */
  statuses: Record<Source['status'], string>;
  /** Stands before the languages, for assistive technology. */
  languages: string;
  /** Name of a language, given by its BCP 47 tag. */
  language: (tag: string) => string;
  /** "340 documents" */
  documents: (count: number) => string;
  /** "12,400 of 20,000 pages"; without a quota only those used. */
  pages: (facts: { used: number; quota: number | null }) => string;
  /** Names the bar of pages. */
  pageQuota: string;
  /** "Changed 18 Nov 2026", given in ISO 8601. */
  modified: (iso: string) => string;
}

export interface SourceSummaryProps {
  /** The source. */
  source: Source;
  /** Address of its page. */
  href: string;
  /** Called with the address instead of following it, for routing in the page. */
  onFollow?: Follow;
  /** How many documents it has; left out while unknown. */
  documents?: number;
  /** How many pages they have together; left out while unknown. */
  pagesUsed?: number;
  /**
   * Level of its heading below that of the page.
   * @default 2
   */
  headingLevel?: 2 | 3;
  /** Its words, in the user’s language. */
  labels: SourceSummaryLabels;
}

/** Share of the quota from which the bar warns. */
const CLOSE = 0.9;

/** One source in a list of sources: what it holds, in which languages, and how much room is left. */
export function SourceSummary(props: SourceSummaryProps) {
  const { source, href, onFollow, documents, pagesUsed, headingLevel = 2, labels } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={styles.summary}>
      <header className={styles.head}>
        <Heading className={styles.name}>
          <Link href={href} variant="quiet" onClick={(event) => followInPage(event, href, onFollow)}>
            <bdi>{source.name}</bdi>
          </Link>
        </Heading>
        <Badge tone={source.status === 'enabled' ? 'positive' : 'neutral'}>{labels.statuses[source.status]}</Badge>
      </header>
      {source.description !== '' && (
        <p className={styles.description}>
          <bdi>{source.description}</bdi>
        </p>
      )}
      {pagesUsed !== undefined && source.pageQuota !== null && (
        <Quota used={pagesUsed} quota={source.pageQuota} labels={labels} />
      )}
      <div className={styles.facts}>
        {documents !== undefined && <span>{labels.documents(documents)}</span>}
        {pagesUsed !== undefined && source.pageQuota === null && (
          <span>{labels.pages({ used: pagesUsed, quota: null })}</span>
        )}
        <ul aria-label={labels.languages} className={styles.languages}>
          {source.languages.map((tag) => (
            <li key={tag}>{labels.language(tag)}</li>
          ))}
        </ul>
        <span>{labels.modified(source.lastModifiedAt)}</span>
      </div>
    </article>
  );
}

interface QuotaProps {
  used: number;
  quota: number;
  labels: SourceSummaryLabels;
}

function Quota({ used, quota, labels }: QuotaProps) {
  const words = labels.pages({ used, quota });
  const tone = used >= quota ? 'critical' : used >= quota * CLOSE ? 'caution' : 'accent';
  return (
    <div className={styles.pages}>
      <ProgressBar label={labels.pageQuota} value={used} max={quota} valueText={words} tone={tone} />
      <span className={styles.quota({ tone })}>{words}</span>
    </div>
  );
}
