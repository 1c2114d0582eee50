import { NO_FILTERS, type ChatFilters, type SortOption, type StudyType } from '@footnote/domain';
import { Button } from '../../primitives/Button/Button.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { NumberInput } from '../../primitives/NumberInput/NumberInput.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { Switch } from '../../primitives/Switch/Switch.tsx';
import { studyTypeMessages } from '../../literature/study-type.messages.ts';
import { filterMessages, sortOptionMessages } from '../filter.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './FilterPanel.css.ts';

export interface FilterPanelProps {
  /** The filters as they are set. */
  filters: ChatFilters;
  /** Called with all filters after one of them changed. */
  onChange: (filters: ChatFilters) => void;
  /** Types a chat uses while none are chosen; shown as chosen. */
  defaultStudyTypes: readonly StudyType[];
  /** Why the impact filter cannot be used (no metrics are loaded); left out when it can. */
  impactUnavailable?: string;
  /** The running year, the latest that can be asked for. */
  currentYear: number;
}

const STUDY_TYPE_ORDER: readonly StudyType[] = [
  'meta_analysis',
  'systematic_review',
  'randomized_trial',
  'human_intervention',
  'rodent',
  'protocol',
  'misc',
];
const SORT_ORDER: readonly SortOption[] = ['sample_size', 'recency', 'impact_factor'];

/** The first year the index knows of. */
const FIRST_YEAR = 1800;

/** Chooses what an answer may be drawn from. */
export function FilterPanel(props: FilterPanelProps) {
  const { t } = useMessages();
  const { filters, onChange, defaultStudyTypes, impactUnavailable, currentYear } = props;
  const set = (change: Partial<ChatFilters>) => onChange({ ...filters, ...change });
  const sorts = SORT_ORDER.map((value) => ({ value, label: t(sortOptionMessages[value]) }));
  return (
    <div className={styles.panel}>
      <StudyTypes filters={filters} set={set} defaults={defaultStudyTypes} />
      <Limits filters={filters} set={set} impactUnavailable={impactUnavailable} />
      <div className={styles.pair}>
        <NumberInput
          label={t(filterMessages.sampleSize)}
          hint={t(filterMessages.sampleSizeHint)}
          invalid={t(filterMessages.sampleSizeInvalid)}
          value={filters.sampleSize}
          onChange={(sampleSize) => set({ sampleSize })}
        />
        <NumberInput
          label={t(filterMessages.publishedSince)}
          hint={t(filterMessages.publishedSinceHint)}
          invalid={t(filterMessages.publishedSinceInvalid)}
          min={FIRST_YEAR}
          max={currentYear}
          value={filters.publishedSince}
          onChange={(publishedSince) => set({ publishedSince })}
        />
      </div>
      <Select
        label={t(filterMessages.sort)}
        options={[{ value: '', label: t(filterMessages.sortDefault) }, ...sorts]}
        value={filters.sort ?? ''}
        onChange={(sort) => set({ sort: sort === '' ? null : sort })}
      />
      <div>
        <Button variant="quiet" size="small" onClick={() => onChange(NO_FILTERS)}>
          {t(filterMessages.reset)}
        </Button>
      </div>
    </div>
  );
}

interface PartProps {
  filters: ChatFilters;
  set: (change: Partial<ChatFilters>) => void;
}

function Limits({ filters, set, impactUnavailable }: PartProps & { impactUnavailable: string | undefined }) {
  const { t } = useMessages();
  return (
    <div className={styles.group}>
      <Switch
        label={t(filterMessages.impactHigh)}
        hint={impactUnavailable ?? t(filterMessages.impactHint)}
        checked={filters.impactFactor === 'high'}
        disabled={impactUnavailable !== undefined}
        onChange={(high) => set({ impactFactor: high ? 'high' : 'off' })}
      />
      <Switch
        label={t(filterMessages.currentWeek)}
        hint={t(filterMessages.currentWeekHint)}
        checked={filters.currentWeek}
        onChange={(currentWeek) => set({ currentWeek })}
      />
      <Switch
        label={t(filterMessages.costEffectiveness)}
        hint={t(filterMessages.costEffectivenessHint)}
        checked={filters.costEffectiveness}
        onChange={(costEffectiveness) => set({ costEffectiveness })}
      />
    </div>
  );
}

function StudyTypes({ filters, set, defaults }: PartProps & { defaults: readonly StudyType[] }) {
  const { t } = useMessages();
  const chosen = filters.studyTypes ?? defaults;
  const toggle = (type: StudyType, on: boolean) => {
    const next = STUDY_TYPE_ORDER.filter((candidate) => (candidate === type ? on : chosen.includes(candidate)));
    // No type at all cannot be asked for: taking the last one away goes back to the default choice.
    set({ studyTypes: next.length === 0 ? null : next });
  };
  return (
    <fieldset>
      <legend className={styles.legend}>{t(filterMessages.studyTypes)}</legend>
      <div className={styles.types}>
        {STUDY_TYPE_ORDER.map((type) => (
          <Checkbox
            key={type}
            label={t(studyTypeMessages[type])}
            checked={chosen.includes(type)}
            onChange={(on) => toggle(type, on)}
          />
        ))}
      </div>
    </fieldset>
  );
}
