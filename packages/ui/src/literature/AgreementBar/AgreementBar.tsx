import { LiveRegion } from '../../primitives/LiveRegion/LiveRegion.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { messages, verdictsMessages } from './AgreementBar.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './AgreementBar.css.ts';

/** How many studies agree with a statement, dissent from it, or leave it open. */
export interface Agreement {
  /** Studies that agree. */
  agree: number;
  /** Studies that say otherwise. */
  dissent: number;
  /** Studies that leave it open. */
  unclear: number;
}

export interface AgreementBarProps {
  /** Counts of studies, none below 0. */
  agreement: Agreement;
  /**
   * Said while the figures are on their way; a placeholder shaped like the picture stands in its place then.
   * @default ''
   */
  loading?: string;
}

const VERDICTS = ['agree', 'dissent', 'unclear'] as const;
const GLYPHS = { agree: '✓', dissent: '✕', unclear: '?' } as const;

/** Whether the studies agree: a bar in three patterns, with every count beneath it in words. */
export function AgreementBar({ agreement, loading = '' }: AgreementBarProps) {
  const { t, number } = useMessages();
  if (loading !== '') return <Placeholder title={t(messages.title)} words={loading} />;
  const { agree, dissent, unclear } = agreement;
  if (agree + dissent + unclear <= 0) return <p className={styles.muted}>{t(messages.empty)}</p>;
  return (
    <figure className={styles.frame}>
      <figcaption className={styles.caption}>
        <span className={styles.title}>{t(messages.title)}</span>
        <span className={styles.muted}>
          {t(messages.summary, { ...agreement, total: agreement.agree + agreement.dissent + agreement.unclear })}
        </span>
      </figcaption>
      <div aria-hidden="true" className={styles.bar}>
        {VERDICTS.filter((verdict) => agreement[verdict] > 0).map((verdict) => (
          <span key={verdict} className={styles.part({ verdict })} style={{ flexGrow: agreement[verdict] }} />
        ))}
      </div>
      <dl className={styles.legend}>
        {VERDICTS.map((verdict) => (
          <div key={verdict} className={styles.entry}>
            <dt className={styles.word}>
              <span aria-hidden="true" className={styles.swatch({ verdict })} />
              <span aria-hidden="true">{GLYPHS[verdict]}</span>
              {t(verdictsMessages[verdict])}
            </dt>
            <dd className={styles.count}>{number(agreement[verdict])}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}

function Placeholder({ title, words }: { title: string; words: string }) {
  return (
    <figure aria-busy="true" className={styles.frame}>
      <LiveRegion message={words} />
      <figcaption className={styles.caption}>
        <span className={styles.title}>{title}</span>
        <Skeleton width="most" />
      </figcaption>
      <div aria-hidden="true" className={styles.bar}>
        {([6, 2, 3] as const).map((share) => (
          <span key={share} className={styles.pending} style={{ flexGrow: share }} />
        ))}
      </div>
      <div aria-hidden="true" className={styles.pendingLegend}>
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </div>
    </figure>
  );
}
