import { AxisBottom, AxisLeft } from '@visx/axis';
import { scaleBand, scaleLinear } from '@visx/scale';
import { ChartFrame, NO_FIGURES } from '../ChartFrame/ChartFrame.tsx';
import { messages } from './PublicationTimeline.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as chart from '../ChartFrame/ChartFrame.css.ts';
import { useMeasuredWidth } from '../ChartFrame/use-measured-width.ts';
import { yearTicks } from '../ChartFrame/year-ticks.ts';
import { everyYear, type YearCount } from './every-year.ts';
import * as styles from './PublicationTimeline.css.ts';

export interface PublicationTimelineProps {
  /** Publications by year, in any order; years left out count as none. */
  counts: readonly YearCount[];
  /**
   * Said while the figures are on their way; a placeholder shaped like the picture stands in its place then.
   * @default ''
   */
  loading?: string;
  /** Called with the year whose bar is pressed; offer the same choice by keyboard elsewhere, the picture is for pointers. */
  onYear?: (year: number) => void;
}

const HEIGHT = 180;
const MARGIN = { top: 8, end: 4, bottom: 28, start: 40 };

/** How much was published each year. */
export function PublicationTimeline({ counts, loading = '', onYear }: PublicationTimelineProps) {
  const { t, number } = useMessages();
  if (loading !== '') {
    return (
      <ChartFrame title={t(messages.title)} summary="" table={NO_FIGURES} loading={loading}>
        <BarsPlaceholder />
      </ChartFrame>
    );
  }
  const years = everyYear(counts);
  const first = years[0];
  const last = years.at(-1);
  if (first === undefined || last === undefined) return <p className={styles.empty}>{t(messages.empty)}</p>;
  const peak = years.reduce((most, candidate) => (candidate.count > most.count ? candidate : most));
  const total = years.reduce((sum, { count }) => sum + count, 0);
  return (
    <ChartFrame
      title={t(messages.title)}
      summary={t(messages.summary, {
        total,
        from: String(first.year),
        to: String(last.year),
        peak: String(peak.year),
        most: peak.count,
      })}
      table={{
        caption: t(messages.title),
        columns: [t(messages.year), t(messages.publications)],
        rows: years.map(({ year, count }) => ({ key: String(year), cells: [String(year), number(count)] })),
      }}
    >
      <Bars years={years} from={first.year} to={last.year} most={peak.count} onYear={onYear} number={number} />
    </ChartFrame>
  );
}

type ScaleBand<Value extends number> = ReturnType<typeof scaleBand<Value>>;

interface BarsProps {
  years: readonly YearCount[];
  from: number;
  to: number;
  most: number;
  onYear: ((year: number) => void) | undefined;
  number: (value: number) => string;
}

function Bars({ years, from, to, most, onYear, number }: BarsProps) {
  const [frame, width] = useMeasuredWidth(320);
  const x = scaleBand({
    domain: years.map(({ year }) => year),
    range: [MARGIN.start, width - MARGIN.end],
    padding: 0.2,
  });
  const y = scaleLinear({ domain: [0, Math.max(1, most)], range: [HEIGHT - MARGIN.bottom, MARGIN.top], nice: true });
  const counts = y.ticks(4).filter(Number.isInteger);
  return (
    <div ref={frame}>
      <svg aria-hidden="true" viewBox={`0 0 ${width} ${HEIGHT}`} className={chart.drawing}>
        {counts.map((count) => (
          <line
            key={count}
            x1={MARGIN.start}
            x2={width - MARGIN.end}
            y1={y(count)}
            y2={y(count)}
            className={chart.gridLine}
          />
        ))}
        {years.map(({ year, count }) => (
          <rect
            key={year}
            x={x(year) ?? 0}
            y={y(count)}
            width={x.bandwidth()}
            height={y(0) - y(count)}
            className={styles.bar}
          />
        ))}
        {onYear !== undefined && <Targets years={years} x={x} bottom={y(0)} onYear={onYear} number={number} />}
        <AxisLeft
          axisClassName={chart.axis}
          left={MARGIN.start}
          scale={y}
          tickValues={counts}
          tickFormat={(count) => number(Number(count))}
          hideAxisLine
          hideTicks
        />
        <AxisBottom
          axisClassName={chart.axis}
          top={HEIGHT - MARGIN.bottom}
          scale={x}
          tickValues={yearTicks(from, to, width - MARGIN.start - MARGIN.end)}
          tickFormat={String}
          tickLength={4}
        />
      </svg>
    </div>
  );
}

interface TargetsProps extends Pick<BarsProps, 'years' | 'number'> {
  x: ScaleBand<number>;
  bottom: number;
  onYear: (year: number) => void;
}

function Targets({ years, x, bottom, onYear, number }: TargetsProps) {
  return years.map(({ year, count }) => (
    <rect
      key={year}
      x={(x(year) ?? 0) - (x.step() - x.bandwidth()) / 2}
      y={MARGIN.top}
      width={x.step()}
      height={bottom - MARGIN.top}
      onClick={() => onYear(year)}
      className={styles.target}
    >
      <title>{`${year}: ${number(count)}`}</title>
    </rect>
  ));
}

/** Bars of a field that grows, as shares of the height. */
const PENDING = [0.12, 0.16, 0.14, 0.22, 0.3, 0.26, 0.38, 0.46, 0.42, 0.58, 0.7, 0.66, 0.84, 0.92, 0.78] as const;

function BarsPlaceholder() {
  const [frame, width] = useMeasuredWidth(320);
  const x = scaleBand({
    domain: PENDING.map((_, index) => index),
    range: [MARGIN.start, width - MARGIN.end],
    padding: 0.2,
  });
  const room = HEIGHT - MARGIN.top - MARGIN.bottom;
  return (
    <div ref={frame}>
      <svg aria-hidden="true" viewBox={`0 0 ${width} ${HEIGHT}`} className={chart.drawing}>
        {PENDING.map((share, index) => (
          <rect
            key={share}
            x={x(index) ?? 0}
            y={MARGIN.top + room * (1 - share)}
            width={x.bandwidth()}
            height={room * share}
            className={chart.pending}
          />
        ))}
      </svg>
    </div>
  );
}
