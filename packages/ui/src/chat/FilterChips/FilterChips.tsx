import { Chip } from '../../primitives/Chip/Chip.tsx';
import type { ChatFilters } from '@footnote/domain';
import { row } from './FilterChips.css.ts';
import { studyTypeMessages } from '../../literature/study-type.messages.ts';
import { filterMessages } from '../filter.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import type { Translate } from '../../messages/define-messages.ts';

export interface FilterChipsProps {
  /** The filters as they are set. */
  filters: ChatFilters;
  /** Called with all filters after one was taken away. */
  onChange: (filters: ChatFilters) => void;
}

interface ChipContent {
  key: string;
  label: string;
  without: Partial<ChatFilters>;
}

/** The filters that are set, one chip each. */
function chipsOf(filters: ChatFilters, t: Translate): ChipContent[] {
  const { studyTypes, impactFactor, sampleSize, publishedSince, currentWeek, costEffectiveness, sort } = filters;
  const chips: ChipContent[] = (studyTypes ?? []).map((type) => {
    const left = (studyTypes ?? []).filter((other) => other !== type);
    return { key: type, label: t(studyTypeMessages[type]), without: { studyTypes: left.length === 0 ? null : left } };
  });
  const add = (set: boolean, key: string, label: () => string, without: Partial<ChatFilters>) => {
    if (set) chips.push({ key, label: label(), without });
  };
  add(impactFactor === 'high', 'impact', () => t(filterMessages.impactHigh), { impactFactor: 'off' });
  add(sampleSize !== null, 'sample', () => t(filterMessages.sampleSizeChip, { size: sampleSize ?? 0 }), {
    sampleSize: null,
  });
  add(publishedSince !== null, 'since', () => t(filterMessages.publishedSinceChip, { year: publishedSince ?? 0 }), {
    publishedSince: null,
  });
  add(currentWeek, 'week', () => t(filterMessages.currentWeek), { currentWeek: false });
  add(costEffectiveness, 'cost', () => t(filterMessages.costEffectiveness), { costEffectiveness: false });
  if (sort !== null) add(true, 'sort', () => t(filterMessages.sortChip, { order: sort }), { sort: null });
  return chips;
}

/** The filters that are set, each with a button that takes it away; nothing while none are. */
export function FilterChips({ filters, onChange }: FilterChipsProps) {
  const { t } = useMessages();
  const chips = chipsOf(filters, t);
  if (chips.length === 0) return null;
  return (
    <ul aria-label={t(filterMessages.active)} className={row}>
      {chips.map(({ key, label, without }) => (
        <li key={key}>
          <Chip
            label={label}
            removeLabel={t(filterMessages.remove, { filter: label })}
            onRemove={() => onChange({ ...filters, ...without })}
          />
        </li>
      ))}
    </ul>
  );
}
