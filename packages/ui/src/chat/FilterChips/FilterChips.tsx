import { Chip } from '../../primitives/Chip/Chip.tsx';
import type { ChatFilters } from '@footnote/domain';
import type { FilterLabels } from '../labels.ts';
import { row } from './FilterChips.css.ts';

export interface FilterChipsProps {
  /** The filters as they are set. */
  filters: ChatFilters;
  /** Called with all filters after one was taken away. */
  onChange: (filters: ChatFilters) => void;
  /** Its words, in the user’s language. */
  labels: FilterLabels;
}

interface ChipContent {
  key: string;
  label: string;
  without: Partial<ChatFilters>;
}

/** The filters that are set, one chip each. */
function chipsOf(filters: ChatFilters, labels: FilterLabels): ChipContent[] {
  const { studyTypes, impactFactor, sampleSize, publishedSince, currentWeek, costEffectiveness, sort } = filters;
  const chips: ChipContent[] = (studyTypes ?? []).map((type) => {
    const left = (studyTypes ?? []).filter((other) => other !== type);
    return { key: type, label: labels.studyType[type], without: { studyTypes: left.length === 0 ? null : left } };
  });
  const add = (set: boolean, key: string, label: () => string, without: Partial<ChatFilters>) => {
    if (set) chips.push({ key, label: label(), without });
  };
  add(impactFactor === 'high', 'impact', () => labels.impactHigh, { impactFactor: 'off' });
  add(sampleSize !== null, 'sample', () => labels.sampleSizeChip(sampleSize ?? 0), { sampleSize: null });
  add(publishedSince !== null, 'since', () => labels.publishedSinceChip(publishedSince ?? 0), { publishedSince: null });
  add(currentWeek, 'week', () => labels.currentWeek, { currentWeek: false });
  add(costEffectiveness, 'cost', () => labels.costEffectiveness, { costEffectiveness: false });
  if (sort !== null) add(true, 'sort', () => labels.sortChip(sort), { sort: null });
  return chips;
}

/** The filters that are set, each with a button that takes it away; nothing while none are. */
export function FilterChips({ filters, onChange, labels }: FilterChipsProps) {
  const chips = chipsOf(filters, labels);
  if (chips.length === 0) return null;
  return (
    <ul aria-label={labels.active} className={row}>
      {chips.map(({ key, label, without }) => (
        <li key={key}>
          <Chip
            label={label}
            removeLabel={labels.remove(label)}
            onRemove={() => onChange({ ...filters, ...without })}
          />
        </li>
      ))}
    </ul>
  );
}
