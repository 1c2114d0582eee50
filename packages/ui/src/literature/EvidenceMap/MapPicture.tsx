import { shortNumber } from '@footnote/domain';
import { AxisBottom, AxisLeft } from '@visx/axis';
import { scaleLinear, scaleLog } from '@visx/scale';
import { memo, useRef, useState, type KeyboardEvent } from 'react';
import { evidenceMapMessages } from './evidence-map.messages.ts';
import { studyTypesMessages } from '../evidence.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import type { Translate } from '../../messages/define-messages.ts';
import * as chart from '../ChartFrame/ChartFrame.css.ts';
import { useMeasuredWidth } from '../ChartFrame/use-measured-width.ts';
import { yearTicks } from '../ChartFrame/year-ticks.ts';
import { inEvidenceRange, partOfMap, type EvidencePoint, type EvidenceRange } from './evidence-points.ts';
import { BUBBLE_RADIUS, MapPoint } from './MapPoint.tsx';
import { nextPoint } from './next-point.ts';
import { useBrush, type BrushArea } from './use-brush.ts';
import * as styles from './EvidenceMap.css.ts';

interface MapPictureProps {
  points: readonly EvidencePoint[];
  whole: EvidenceRange;
  range: EvidenceRange | null;
  onRangeChange: ((range: EvidenceRange | null) => void) | undefined;
  onOpen: (id: string) => void;
  onPoint: (point: EvidencePoint | null) => void;
}

/** Height of the map in pixels. */
export const MAP_HEIGHT = 340;

/** Room around the map for axes and the outermost bubbles, in pixels. */
export const MAP_MARGIN = { top: 28, end: 18, bottom: 44, start: 44 };

/** Keeps the largest bubble of the first year or the least size off the axes. */
const INSET = 12;

function useScales(whole: EvidenceRange, width: number) {
  const [from, to] = whole.years;
  const x = scaleLinear({ domain: [from - 0.5, to + 0.5], range: [MAP_MARGIN.start + INSET, width - MAP_MARGIN.end] });
  const y = scaleLog({ domain: [...whole.sizes], range: [MAP_HEIGHT - MAP_MARGIN.bottom - INSET, MAP_MARGIN.top] });
  const powers = y.ticks().filter((size) => Number.isInteger(Math.round(Math.log10(size) * 1e6) / 1e6));
  const rangeOf = (area: BrushArea): EvidenceRange => ({
    years: [Math.round(x.invert(area.x)), Math.round(x.invert(area.x + area.width))],
    sizes: [Math.floor(y.invert(area.y + area.height)), Math.ceil(y.invert(area.y))],
  });
  return { x, y, powers, rangeOf, years: yearTicks(from, to, width - MAP_MARGIN.start - INSET - MAP_MARGIN.end) };
}

type Scales = ReturnType<typeof useScales>;

/** The drawing: axes, the chosen part, and a bubble for each study, of which Tab reaches one and arrow keys the others. */
export const MapPicture = memo(function MapPicture(props: MapPictureProps) {
  const { t } = useMessages();
  const { points, whole, range, onRangeChange, onOpen, onPoint } = props;
  const [frame, width] = useMeasuredWidth(320);
  const drawing = useRef<SVGSVGElement>(null);
  const [active, setActive] = useState(0);
  const scales = useScales(whole, width);
  const brush = useBrush(
    onRangeChange === undefined ? null : (area) => onRangeChange(partOfMap(scales.rangeOf(area), whole)),
  );
  const reachable = Math.min(active, points.length - 1);
  const drawn = largestFirst(points);
  const move = (event: KeyboardEvent, index: number) => {
    const next = nextPoint(points, index, event.key);
    const id = next === null ? undefined : points[next]?.article.id;
    if (next === null || id === undefined) return;
    event.preventDefault();
    setActive(next);
    drawing.current?.querySelector<SVGGElement>(`[data-point="${CSS.escape(id)}"]`)?.focus();
  };
  return (
    <div ref={frame}>
      <svg
        ref={drawing}
        viewBox={`0 0 ${width} ${MAP_HEIGHT}`}
        {...brush.listeners}
        className={`${chart.drawing} ${styles.map({ brushing: onRangeChange !== undefined })}`}
      >
        <MapAxes scales={scales} width={width} />
        {range !== null && <Part scales={scales} range={range} />}
        {/* eslint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing has no fieldset */}
        <g role="group" aria-label={t(evidenceMapMessages.map)}>
          {drawn.map(({ point, index }) => (
            <MapPoint
              key={point.article.id}
              point={point}
              x={scales.x(point.year + point.offset)}
              y={scales.y(point.size)}
              name={pointName(point, t)}
              chosen={inEvidenceRange(point, range)}
              reachable={index === reachable}
              onPoint={() => onPoint(point)}
              onLeave={() => onPoint(null)}
              onOpen={() => {
                setActive(index);
                onOpen(point.article.id);
              }}
              onMove={(event) => move(event, index)}
            />
          ))}
        </g>
        {brush.area !== null && <rect {...brush.area} className={styles.brush} />}
      </svg>
    </div>
  );
});

/** Small bubbles are drawn over large ones. */
function largestFirst(points: readonly EvidencePoint[]): { point: EvidencePoint; index: number }[] {
  const radius = ({ article }: EvidencePoint) => BUBBLE_RADIUS[article.impact_quartile ?? 4];
  return points.map((point, index) => ({ point, index })).sort((a, b) => radius(b.point) - radius(a.point));
}

function pointName({ article, year, size }: EvidencePoint, t: Translate): string {
  const { title, ml_type, impact_quartile, retracted } = article;
  return t(evidenceMapMessages.point, {
    title,
    size,
    type: t(studyTypesMessages[ml_type]),
    year: String(year),
    quartile: impact_quartile ?? 'none',
    retracted: String(retracted),
  });
}

function Part({ scales: { x, y }, range: { years, sizes } }: { scales: Scales; range: EvidenceRange }) {
  const [left, right] = [
    Math.max(x(years[0] - 0.5), x.range()[0] ?? 0),
    Math.min(x(years[1] + 0.5), x.range()[1] ?? 0),
  ];
  const [bottom, top] = [Math.min(y(sizes[0]), y.range()[0] ?? 0), Math.max(y(sizes[1]), y.range()[1] ?? 0)];
  return (
    <rect
      x={left}
      y={top}
      width={Math.max(0, right - left)}
      height={Math.max(0, bottom - top)}
      className={styles.part}
    />
  );
}

function MapAxes({ scales, width }: { scales: Scales; width: number }) {
  const { t } = useMessages();
  const { x, y, powers, years } = scales;
  return (
    <g aria-hidden="true">
      {powers.map((size) => (
        <line
          key={size}
          x1={MAP_MARGIN.start}
          x2={width - MAP_MARGIN.end}
          y1={y(size)}
          y2={y(size)}
          className={chart.gridLine}
        />
      ))}
      <AxisLeft
        axisClassName={chart.axis}
        left={MAP_MARGIN.start}
        scale={y}
        tickValues={powers}
        tickFormat={(size) => shortNumber(Math.round(Number(size)))}
        hideAxisLine
        hideTicks
      />
      <AxisBottom
        axisClassName={chart.axis}
        top={MAP_HEIGHT - MAP_MARGIN.bottom}
        scale={x}
        tickValues={years}
        tickFormat={String}
        tickLength={4}
      />
      <text x={0} y={12} className={chart.axisName}>
        {t(evidenceMapMessages.sampleSize)}
      </text>
      <text x={width - MAP_MARGIN.end} y={MAP_HEIGHT - 4} textAnchor="end" className={chart.axisName}>
        {t(evidenceMapMessages.year)}
      </text>
    </g>
  );
}
