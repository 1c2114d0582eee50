import { useMemo, useState } from 'react';
import { ChartFrame, NO_FIGURES } from '../ChartFrame/ChartFrame.tsx';
import { NoticeRibbon } from '../NoticeRibbon/NoticeRibbon.tsx';
import { StudyTypeBadge } from '../StudyTypeBadge/StudyTypeBadge.tsx';
import type { EvidenceMapLabels } from './evidence-map-labels.ts';
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
  /** Its words, in the user’s language. */
  labels: EvidenceMapLabels;
}

/** Where the four bubbles of the legend stand, in units of its drawing. */
const LEGEND_PLACES = [9, 29, 53, 81] as const;

/** Every study by year and sample size: the bubble is its impact, the glyph its design. */
export function EvidenceMap(props: EvidenceMapProps) {
  const { articles, range, onRangeChange, onOpen, loading = '', labels } = props;
  const [pointed, setPointed] = useState<EvidencePoint | null>(null);
  // Kept, so that pointing at a study draws its line of text anew and not the map.
  const points = useMemo(() => evidencePoints(articles), [articles]);
  const whole = useMemo(() => evidenceExtent(points), [points]);
  const table = useMemo(() => tableOf(articles, labels), [articles, labels]);
  if (loading !== '') {
    return (
      <ChartFrame title={labels.title} summary="" table={NO_FIGURES} loading={loading} labels={labels}>
        <MapPlaceholder />
      </ChartFrame>
    );
  }
  if (points.length === 0) return <p className={styles.muted}>{labels.empty}</p>;
  const chosen = range === null ? null : points.filter((point) => inEvidenceRange(point, range)).length;
  return (
    <ChartFrame
      title={labels.title}
      summary={labels.summary({ drawn: points.length, chosen, undrawn: articles.length - points.length })}
      table={table}
      labels={labels}
    >
      <MapPicture
        points={points}
        whole={whole}
        range={range}
        onRangeChange={onRangeChange}
        onOpen={onOpen}
        onPoint={setPointed}
        labels={labels}
      />
      <Readout point={pointed} labels={labels} />
      <Legend points={points} labels={labels} />
      {onRangeChange !== undefined && (
        <RangeSliders whole={whole} range={range} onRangeChange={onRangeChange} labels={labels} />
      )}
    </ChartFrame>
  );
}

function tableOf(articles: readonly MappedArticle[], labels: EvidenceMapLabels) {
  const { unknown, number } = labels;
  return {
    caption: labels.title,
    columns: [labels.articleTitle, labels.type, labels.sampleSize, labels.year, labels.impact],
    rows: articles.map(({ id, title, ml_type, ml_n, publication_date, impact_quartile, retracted }) => ({
      key: id,
      cells: [
        retracted ? `${labels.retracted}: ${title}` : title,
        labels.studyTypes[ml_type],
        ml_n === null ? unknown : number(ml_n),
        /^\d{4}/.exec(publication_date)?.[0] ?? unknown,
        impact_quartile === null ? unknown : String(impact_quartile),
      ],
    })),
  };
}

/** Says what the study is that a user points at; the study itself reads it out. */
function Readout({ point, labels }: { point: EvidencePoint | null; labels: EvidenceMapLabels }) {
  return (
    <p aria-hidden="true" className={styles.readout}>
      {point === null ? (
        labels.readoutHint
      ) : (
        <>
          {point.article.retracted && <NoticeRibbon kind="retracted" label={labels.retracted} />}
          <StudyTypeBadge type={point.article.ml_type} label={labels.studyTypes[point.article.ml_type]} />
          <span>n = {labels.number(point.size)}</span>
          <span>{point.year}</span>
          <bdi className={styles.pointed}>{point.article.title}</bdi>
        </>
      )}
    </p>
  );
}

function Legend({ points, labels }: { points: readonly EvidencePoint[]; labels: EvidenceMapLabels }) {
  const types = [...new Set(points.map(({ article }) => article.ml_type))];
  return (
    <div className={styles.legend}>
      <ul aria-label={labels.legend} className={styles.types}>
        {types.map((type) => (
          <li key={type}>
            <StudyTypeBadge type={type} label={labels.studyTypes[type]} />
          </li>
        ))}
      </ul>
      <span className={styles.impact}>
        {labels.impactLegend}
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
