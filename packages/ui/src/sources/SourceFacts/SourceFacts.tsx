import { summariseBriefly, type DocumentSummary, type EmbeddingPlace, type Source } from '@footnote/domain';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar.tsx';
import { useLanguageNames } from '../../messages/use-language-names.ts';
import { messages } from './SourceFacts.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './SourceFacts.css.ts';

export interface SourceFactsProps {
  /** The source. */
  source: Source;
  /** How many documents it has; left out while unknown. */
  documents?: number;
  /** How many articles it has, for a source of the literature; left out elsewhere and while unknown. */
  articles?: number;
  /** Up to when its articles go, in words, said in place of when it was changed; '' where nobody knows. */
  asOf?: string;
  /** How many pages they have together; left out while unknown. */
  pagesUsed?: number;
  /** How many of its documents are ready, on their way and failed; left out where that is not said. */
  summary?: DocumentSummary;
  /** The embedding model its documents are found by, besides their words; null where there is none, left out where that is not said. */
  embedding?: EmbeddingPlace | null;
}

/** Share of the quota from which the bar warns. */
const CLOSE = 0.9;

/** What there is to know of a source in a line: what it holds, in which languages, and how much room is left. */
export function SourceFacts(props: SourceFactsProps) {
  const { source, documents, articles, pagesUsed, summary, asOf, embedding } = props;
  const { t } = useMessages();
  const languageName = useLanguageNames();
  return (
    <div className={styles.parts}>
      {pagesUsed !== undefined && source.pageQuota !== null && <Quota used={pagesUsed} quota={source.pageQuota} />}
      <div className={styles.facts}>
        {documents !== undefined && <span>{t(messages.documents, { count: documents })}</span>}
        {articles !== undefined && <span>{t(messages.articles, { count: articles })}</span>}
        {summary !== undefined && <States summary={summary} />}
        {pagesUsed !== undefined && source.pageQuota === null && <span>{t(messages.pages, { used: pagesUsed })}</span>}
        {source.languages.length > 0 && (
          <ul aria-label={t(messages.languages)} className={styles.languages}>
            {source.languages.map((tag) => (
              <li key={tag}>{languageName(tag)}</li>
            ))}
          </ul>
        )}
        {embedding === null && <span>{t(messages.byWords)}</span>}
        {embedding !== null && embedding !== undefined && (
          <span>{t(messages.byMeaning, { model: embedding.model, host: embedding.host })}</span>
        )}
        {asOf === undefined && <Changed at={source.lastModifiedAt} />}
        {asOf !== undefined && asOf !== '' && <span>{t(messages.asOf, { day: asOf })}</span>}
      </div>
    </div>
  );
}

function Changed({ at }: { at: string }) {
  const { t, date } = useMessages();
  return <span>{t(messages.modified, { day: date(new Date(at), { dateStyle: 'medium', timeZone: 'UTC' }) })}</span>;
}

/** How many documents are in which state; of those there are none of, nothing is said. */
function States({ summary }: { summary: DocumentSummary }) {
  const { t } = useMessages();
  const { ready, progress, failed } = summariseBriefly(summary);
  return (
    <>
      {ready > 0 && (
        <span className={styles.state({ tone: 'ready' })}>
          <Icon name="check" />
          {t(messages.ready, { count: ready })}
        </span>
      )}
      {progress > 0 && <span>{t(messages.progress, { count: progress })}</span>}
      {failed > 0 && (
        <span className={styles.state({ tone: 'failed' })}>
          <Icon name="warning" />
          {t(messages.failed, { count: failed })}
        </span>
      )}
    </>
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
