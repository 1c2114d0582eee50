import type { ScreeningStage, ScreeningVerdict } from '@footnote/domain';
import { useState } from 'react';
import { ArticleAbstract } from '../../literature/ArticleAbstract/ArticleAbstract.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { LiveRegion } from '../../primitives/LiveRegion/LiveRegion.tsx';
import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import * as styles from './ScreeningDesk.css.ts';
import { messages } from './ScreeningDesk.messages.ts';
import { useScreeningKeys } from './use-screening-keys.ts';

/** A record as a screener reads it. */
export interface ScreenedArticle {
  /** Its number in the review. */
  number: number;
  title: string;
  /** Authors, journal and year in one line. */
  line: string;
  abstract: string;
}

export interface ScreeningDeskProps {
  /** The record to decide on. */
  article: ScreenedArticle;
  /** By what it is screened. */
  stage: ScreeningStage;
  /** What the user decided, or null. */
  verdict: ScreeningVerdict | null;
  /**
   * Why they excluded it.
   * @default ''
   */
  reason?: string;
  /** Reasons of exclusion of the protocol; the first nine have keys. */
  reasons: readonly string[];
  /** Records the user decided on. */
  decided: number;
  /** All records of the stage. */
  total: number;
  /** Whether a decision can be undone. */
  undoable: boolean;
  /** Called with a decision; `reason` is '' for none. */
  onDecide: (verdict: ScreeningVerdict, reason: string) => void;
  /** Called to take the last decision back. */
  onUndo: () => void;
  /** Called to go one record on or back without deciding. */
  onMove: (by: 1 | -1) => void;
}

/** One record at a time to decide on, by keys, pointer or thumb. */
export function ScreeningDesk(props: ScreeningDeskProps) {
  const { t } = useMessages();
  const { article, verdict, reason = '', decided, total } = props;
  const [explained, setExplained] = useState(false);
  useScreeningKeys({ ...props, onHelp: () => setExplained((shown) => !shown) });
  const progress = t(messages.progress, { decided, total });
  const said = verdict === null ? '' : wordsOf(verdict, t);
  return (
    <div className={styles.desk}>
      <div className={styles.progress}>
        <span>{progress}</span>
        <ProgressBar label={t(messages.progressName)} value={decided} max={total} valueText={progress} />
      </div>
      <article aria-label={t(messages.record, { number: article.number })} className={styles.record}>
        <h2 dir="auto" className={styles.title}>
          {article.title}
        </h2>
        <p dir="auto" className={styles.line}>
          {article.line}
        </p>
        {article.abstract === '' ? <p>{t(messages.noAbstract)}</p> : <ArticleAbstract text={article.abstract} />}
        {said !== '' && (
          <p className={styles.line}>
            {reason === ''
              ? t(messages.decided, { verdict: said })
              : t(messages.decidedBecause, { verdict: said, reason })}
          </p>
        )}
      </article>
      <LiveRegion message={article.title} />
      <Decisions {...props} />
      <div className={styles.moves}>
        <Button size="small" variant="quiet" icon="history" disabled={!props.undoable} onClick={props.onUndo}>
          {t(messages.undo)}
        </Button>
        <Button size="small" variant="quiet" onClick={() => props.onMove(-1)}>
          {t(messages.previous)}
        </Button>
        <Button size="small" variant="quiet" onClick={() => props.onMove(1)}>
          {t(messages.next)}
        </Button>
        <Button size="small" variant="quiet" aria-expanded={explained} onClick={() => setExplained(!explained)}>
          {t(messages.keys)}
        </Button>
      </div>
      {explained && <p className={styles.keys}>{t(messages.keyList)}</p>}
    </div>
  );
}

function Decisions({ stage, verdict, reason = '', reasons, onDecide, article }: ScreeningDeskProps) {
  const { t } = useMessages();
  const options = [
    ...(stage === 'title' ? [{ value: '', label: t(messages.noReason) }] : []),
    ...reasons.map((value) => ({ value, label: value })),
  ];
  const first = options[0]?.value ?? '';
  const [because, setBecause] = useState(reason === '' ? first : reason);
  const [shown, setShown] = useState(article.number);
  if (shown !== article.number) {
    setShown(article.number);
    setBecause(reason === '' ? first : reason);
  }
  const variant = (of: ScreeningVerdict) => (verdict === of ? ('primary' as const) : ('secondary' as const));
  return (
    <>
      {options.length > 0 && (
        <div className={styles.reasons}>
          <Select label={t(messages.excludeBecause)} options={options} value={because} onChange={setBecause} />
        </div>
      )}
      <div className={styles.decisions}>
        <Button icon="check" variant={variant('include')} onClick={() => onDecide('include', '')}>
          {t(messages.include)}
        </Button>
        <Button icon="help" variant={variant('maybe')} onClick={() => onDecide('maybe', '')}>
          {t(messages.maybe)}
        </Button>
        <Button
          icon="close"
          variant={variant('exclude')}
          disabled={stage === 'full-text' && because === ''}
          onClick={() => onDecide('exclude', because)}
        >
          {t(messages.exclude)}
        </Button>
        {stage === 'full-text' && (
          <Button variant={variant('not-retrieved')} onClick={() => onDecide('not-retrieved', '')}>
            {t(messages.notRetrieved)}
          </Button>
        )}
      </div>
    </>
  );
}

function wordsOf(verdict: ScreeningVerdict, t: ReturnType<typeof useMessages>['t']): string {
  return t(verdict === 'not-retrieved' ? messages.notRetrieved : messages[verdict]);
}
