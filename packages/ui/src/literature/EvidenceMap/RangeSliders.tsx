import { shortNumber } from '@footnote/domain';
import { Button } from '../../primitives/Button/Button.tsx';
import { RangeSlider } from '../../primitives/RangeSlider/RangeSlider.tsx';
import { nearestStop, partOfMap, sizeStops, type EvidenceRange } from './evidence-points.ts';
import { evidenceMapMessages } from './evidence-map.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './EvidenceMap.css.ts';

interface RangeSlidersProps {
  whole: EvidenceRange;
  range: EvidenceRange | null;
  onRangeChange: (range: EvidenceRange | null) => void;
}

/** Isolated as left to right, so that a range is not turned round between Arabic words. */
const span = (from: string, to: string) => `\u2066${from}–${to}\u2069`;

/** The brush for keyboards and fingers: the same part of the map, chosen end by end. */
export function RangeSliders({ whole, range, onRangeChange }: RangeSlidersProps) {
  const { t } = useMessages();
  const { years, sizes } = range ?? whole;
  const onRange = (next: EvidenceRange) => onRangeChange(partOfMap(next, whole));
  const stops = sizeStops(whole.sizes);
  const sizeAt = (stop: number) => stops[stop] ?? whole.sizes[1];
  return (
    <section aria-label={t(evidenceMapMessages.brush)} className={styles.sliders}>
      <RangeSlider
        label={t(evidenceMapMessages.years)}
        names={[t(evidenceMapMessages.fromYear), t(evidenceMapMessages.toYear)]}
        say={span}
        min={whole.years[0]}
        max={whole.years[1]}
        format={String}
        value={years}
        onChange={([from, to]) => onRange({ years: [from, to], sizes })}
      />
      <RangeSlider
        label={t(evidenceMapMessages.sizes)}
        names={[t(evidenceMapMessages.fromSize), t(evidenceMapMessages.toSize)]}
        say={span}
        min={0}
        max={stops.length - 1}
        format={(stop) => shortNumber(sizeAt(stop))}
        value={[nearestStop(stops, sizes[0]), nearestStop(stops, sizes[1])]}
        onChange={([from, to]) => onRange({ years, sizes: [sizeAt(from), sizeAt(to)] })}
      />
      <Button variant="quiet" size="small" disabled={range === null} onClick={() => onRangeChange(null)}>
        {t(evidenceMapMessages.clear)}
      </Button>
    </section>
  );
}
