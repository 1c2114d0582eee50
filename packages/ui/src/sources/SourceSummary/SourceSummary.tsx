import type { Source } from '@footnote/domain';
import { followInPage, type Follow } from '../../layout/follow-in-page.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar.tsx';
import { useLanguageNames } from '../use-language-names.ts';
import { messages, statusMessages } from './SourceSummary.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './SourceSummary.css.ts';

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
}

/** Share of the quota from which the bar warns. */
const CLOSE = 0.9;

/** One source in a list of sources: what it holds, in which languages, and how much room is left. */
export function SourceSummary(props: SourceSummaryProps) {
  const { t, date } = useMessages();
  const languageName = useLanguageNames();
  const { source, href, onFollow, documents, pagesUsed, headingLevel = 2 } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={styles.summary}>
      <header className={styles.head}>
        <Heading className={styles.name}>
          <Link href={href} variant="quiet" onClick={(event) => followInPage(event, href, onFollow)}>
            <bdi>{source.name}</bdi>
          </Link>
        </Heading>
        <Badge tone={source.status === 'enabled' ? 'positive' : 'neutral'}>{t(statusMessages[source.status])}</Badge>
      </header>
      {source.description !== '' && (
        <p className={styles.description}>
          <bdi>{source.description}</bdi>
        </p>
      )}
      {pagesUsed !== undefined && source.pageQuota !== null && <Quota used={pagesUsed} quota={source.pageQuota} />}
      <div className={styles.facts}>
        {documents !== undefined && <span>{t(messages.documents, { count: documents })}</span>}
        {pagesUsed !== undefined && source.pageQuota === null && <span>{t(messages.pages, { used: pagesUsed })}</span>}
        <ul aria-label={t(messages.languages)} className={styles.languages}>
          {source.languages.map((tag) => (
            <li key={tag}>{languageName(tag)}</li>
          ))}
        </ul>
        <span>
          {t(messages.modified, {
            day: date(new Date(source.lastModifiedAt), { dateStyle: 'medium', timeZone: 'UTC' }),
          })}
        </span>
      </div>
    </article>
  );
}

interface QuotaProps {
  used: number;
  quota: number;
}

function Quota({ used, quota }: QuotaProps) {
  const { t } = useMessages();
  const words = t(messages.pagesOfQuota, { used, quota });
  const tone = used >= quota ? 'critical' : used >= quota * CLOSE ? 'caution' : 'accent';
  return (
    <div className={styles.pages}>
      <ProgressBar label={t(messages.pageQuota)} value={used} max={quota} valueText={words} tone={tone} />
      <span className={styles.quota({ tone })}>{words}</span>
    </div>
  );
}
