import { useMemo, useState } from 'react';
import { ChartFrame, NO_FIGURES } from '../ChartFrame/ChartFrame.tsx';
import { NoticeRibbon } from '../NoticeRibbon/NoticeRibbon.tsx';
import { StudyTypeBadge } from '../StudyTypeBadge/StudyTypeBadge.tsx';
import {
  evidenceExtent,
  evidencePoints,
  inEvidenceRange,
  type EvidencePoint,
  type EvidenceRange,
  type MappedArticle,
} from './evidence-points.ts';
import { BUBBLE_RADIUS } from './MapPoint.tsx';
import { MapPicture } from './MapPicture.tsx';
import { MapPlaceholder } from './MapPlaceholder.tsx';
import { RangeSliders } from './RangeSliders.tsx';
import { evidenceMapMessages } from './evidence-map.messages.ts';
import { studyTypesMessages } from '../evidence.messages.ts';
import type { Messages } from '../../messages/messages-context.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './EvidenceMap.css.ts';

export interface EvidenceMapProps {
  /** Articles to draw, at most a few hundred; those without a year or a sample size stand in the table only. */
  articles: readonly MappedArticle[];
  /** The chosen part; null is the whole map. */
  range: EvidenceRange | null;
  /** Called with the part that a user brushes or sets, and with null for the whole; left out, none can be chosen. */
  onRangeChange?: (range: EvidenceRange | null) => void;
  /** Called with the id of the article that a user opens. */
  onOpen: (id: string) => void;
  /**
   * Said while the figures are on their way; a placeholder shaped like the picture stands in its place then.
   * @default ''
   */
  loading?: string;
}

/** Where the four bubbles of the legend stand, in units of its drawing. */
const LEGEND_PLACES = [9, 29, 53, 81] as const;

/** Every study by year and sample size: the bubble is its impact, the glyph its design. */
export function EvidenceMap(props: EvidenceMapProps) {
  const messages = useMessages();
  const { t } = messages;
  const { articles, range, onRangeChange, onOpen, loading = '' } = props;
  const [pointed, setPointed] = useState<EvidencePoint | null>(null);
  // Kept, so that pointing at a study draws its line of text anew and not the map.
  const points = useMemo(() => evidencePoints(articles), [articles]);
  const whole = useMemo(() => evidenceExtent(points), [points]);
  const table = useMemo(() => tableOf(articles, messages), [articles, messages]);
  if (loading !== '') {
    return (
      <ChartFrame title={t(evidenceMapMessages.title)} summary="" table={NO_FIGURES} loading={loading}>
        <MapPlaceholder />
      </ChartFrame>
    );
  }
  if (points.length === 0) return <p className={styles.muted}>{t(evidenceMapMessages.empty)}</p>;
  const chosen = range === null ? null : points.filter((point) => inEvidenceRange(point, range)).length;
  return (
    <ChartFrame
      title={t(evidenceMapMessages.title)}
      summary={t(evidenceMapMessages.summary, {
        drawn: points.length,
        chosen: chosen ?? 'none',
        undrawn: articles.length - points.length,
      }).trim()}
      table={table}
    >
      <MapPicture
        points={points}
        whole={whole}
        range={range}
        onRangeChange={onRangeChange}
        onOpen={onOpen}
        onPoint={setPointed}
      />
      <Readout point={pointed} />
      <Legend points={points} />
      {onRangeChange !== undefined && <RangeSliders whole={whole} range={range} onRangeChange={onRangeChange} />}
    </ChartFrame>
  );
}

function tableOf(articles: readonly MappedArticle[], { t, number }: Messages) {
  const unknown = t(evidenceMapMessages.unknown);
  return {
    caption: t(evidenceMapMessages.title),
    columns: [
      t(evidenceMapMessages.articleTitle),
      t(evidenceMapMessages.type),
      t(evidenceMapMessages.sampleSize),
      t(evidenceMapMessages.year),
      t(evidenceMapMessages.impact),
    ],
    rows: articles.map(({ id, title, ml_type, ml_n, publication_date, impact_quartile, retracted }) => ({
      key: id,
      cells: [
        retracted ? `${t(evidenceMapMessages.retracted)}: ${title}` : title,
        t(studyTypesMessages[ml_type]),
        ml_n === null ? unknown : number(ml_n),
        /^\d{4}/.exec(publication_date)?.[0] ?? unknown,
        impact_quartile === null ? unknown : String(impact_quartile),
      ],
    })),
  };
}

/** Says what the study is that a user points at; the study itself reads it out. */
function Readout({ point }: { point: EvidencePoint | null }) {
  const { t, number } = useMessages();
  return (
    <p aria-hidden="true" className={styles.readout}>
      {point === null ? (
        t(evidenceMapMessages.readoutHint)
      ) : (
        <>
          {point.article.retracted && <NoticeRibbon kind="retracted" label={t(evidenceMapMessages.retracted)} />}
          <StudyTypeBadge type={point.article.ml_type} label={t(studyTypesMessages[point.article.ml_type])} />
          <span>n = {number(point.size)}</span>
          <span>{point.year}</span>
          <bdi className={styles.pointed}>{point.article.title}</bdi>
        </>
      )}
    </p>
  );
}

function Legend({ points }: { points: readonly EvidencePoint[] }) {
  const { t } = useMessages();
  const types = [...new Set(points.map(({ article }) => article.ml_type))];
  return (
    <div className={styles.legend}>
      <ul aria-label={t(evidenceMapMessages.legend)} className={styles.types}>
        {types.map((type) => (
          <li key={type}>
            <StudyTypeBadge type={type} label={t(studyTypesMessages[type])} />
          </li>
        ))}
      </ul>
      <span className={styles.impact}>
        {t(evidenceMapMessages.impactLegend)}
        <svg aria-hidden="true" viewBox="0 0 96 30" className={styles.impactScale}>
          {([4, 3, 2, 1] as const).map((quartile, index) => (
            <circle
              key={quartile}
              cx={LEGEND_PLACES[index]}
              cy={15}
              r={BUBBLE_RADIUS[quartile]}
              className={styles.bubble({ known: true })}
            />
          ))}
        </svg>
      </span>
    </div>
  );
}
