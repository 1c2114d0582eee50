import { shortNumber } from '@footnote/domain';
import { Button } from '../../primitives/Button/Button.tsx';
import { RangeSlider } from '../../primitives/RangeSlider/RangeSlider.tsx';
import type { EvidenceMapLabels } from './evidence-map-labels.ts';
import { nearestStop, partOfMap, sizeStops, type EvidenceRange } from './evidence-points.ts';
import * as styles from './EvidenceMap.css.ts';

interface RangeSlidersProps {
  whole: EvidenceRange;
  range: EvidenceRange | null;
  onRangeChange: (range: EvidenceRange | null) => void;
  labels: EvidenceMapLabels;
}

/** The brush for keyboards and fingers: the same part of the map, chosen end by end. */
export function RangeSliders({ whole, range, onRangeChange, labels }: RangeSlidersProps) {
  const { years, sizes } = range ?? whole;
  const onRange = (next: EvidenceRange) => onRangeChange(partOfMap(next, whole));
  const stops = sizeStops(whole.sizes);
  const sizeAt = (stop: number) => stops[stop] ?? whole.sizes[1];
  return (
    <section aria-label={labels.brush} className={styles.sliders}>
      <RangeSlider
        label={labels.years.name}
        labels={labels.years}
        min={whole.years[0]}
        max={whole.years[1]}
        format={String}
        value={years}
        onChange={([from, to]) => onRange({ years: [from, to], sizes })}
      />
      <RangeSlider
        label={labels.sizes.name}
        labels={labels.sizes}
        min={0}
        max={stops.length - 1}
        format={(stop) => shortNumber(sizeAt(stop))}
        value={[nearestStop(stops, sizes[0]), nearestStop(stops, sizes[1])]}
        onChange={([from, to]) => onRange({ years, sizes: [sizeAt(from), sizeAt(to)] })}
      />
      <Button variant="quiet" size="small" disabled={range === null} onClick={() => onRangeChange(null)}>
        {labels.clear}
      </Button>
    </section>
  );
}
