import { NO_FILTERS, type ChatFilters, type SortOption, type StudyType } from '@footnote/domain';
import type { ReactNode } from 'react';
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
  /**
   * Says of the filters of the paid plan why they are locked or what using them costs, as a `ProNote`; they then stand
   * together below it. Left out for users who have the plan.
   */
  proNote?: ReactNode;
  /**
   * Keeps the filters of the paid plan from being changed; needs `proNote`.
   * @default false
   */
  proLocked?: boolean;
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
  const { filters, onChange, defaultStudyTypes: defaults, impactUnavailable, proNote, proLocked = false } = props;
  const set = (change: Partial<ChatFilters>) => onChange({ ...filters, ...change });
  const part = { filters, set };
  const pro = { ...part, locked: proLocked };
  const studyTypes = <StudyTypes {...pro} defaults={defaults} />;
  const impact = <Impact {...pro} unavailable={impactUnavailable} />;
  const since = <PublishedSince {...part} currentYear={props.currentYear} />;
  return (
    <div className={styles.panel}>
      {proNote === undefined ? (
        <>
          {studyTypes}
          <div className={styles.group}>
            {impact}
            <Limits {...part} />
          </div>
          <div className={styles.pair}>
            <SampleSize {...pro} />
            {since}
          </div>
          <Sort {...pro} />
        </>
      ) : (
        <>
          {since}
          <div className={styles.group}>
            <Limits {...part} />
          </div>
          {proNote}
          {studyTypes}
          {impact}
          <SampleSize {...pro} />
          <Sort {...pro} />
        </>
      )}
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

type ProPartProps = PartProps & { locked: boolean };

function SampleSize({ filters, set, locked }: ProPartProps) {
  const { t } = useMessages();
  return (
    <NumberInput
      label={t(filterMessages.sampleSize)}
      hint={t(filterMessages.sampleSizeHint)}
      invalid={t(filterMessages.sampleSizeInvalid)}
      value={filters.sampleSize}
      disabled={locked}
      onChange={(sampleSize) => set({ sampleSize })}
    />
  );
}

function PublishedSince({ filters, set, currentYear }: PartProps & { currentYear: number }) {
  const { t } = useMessages();
  return (
    <NumberInput
      label={t(filterMessages.publishedSince)}
      hint={t(filterMessages.publishedSinceHint)}
      invalid={t(filterMessages.publishedSinceInvalid)}
      min={FIRST_YEAR}
      max={currentYear}
      value={filters.publishedSince}
      onChange={(publishedSince) => set({ publishedSince })}
    />
  );
}

function Sort({ filters, set, locked }: ProPartProps) {
  const { t } = useMessages();
  const sorts = SORT_ORDER.map((value) => ({ value, label: t(sortOptionMessages[value]) }));
  return (
    <Select
      label={t(filterMessages.sort)}
      options={[{ value: '', label: t(filterMessages.sortDefault) }, ...sorts]}
      value={filters.sort ?? ''}
      disabled={locked}
      onChange={(sort) => set({ sort: sort === '' ? null : sort })}
    />
  );
}

function Impact({ filters, set, locked, unavailable }: ProPartProps & { unavailable: string | undefined }) {
  const { t } = useMessages();
  return (
    <Switch
      label={t(filterMessages.impactHigh)}
      hint={unavailable ?? t(filterMessages.impactHint)}
      checked={filters.impactFactor === 'high'}
      disabled={locked || unavailable !== undefined}
      onChange={(high) => set({ impactFactor: high ? 'high' : 'off' })}
    />
  );
}

function Limits({ filters, set }: PartProps) {
  const { t } = useMessages();
  return (
    <>
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
    </>
  );
}

function StudyTypes({ filters, set, locked, defaults }: ProPartProps & { defaults: readonly StudyType[] }) {
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
            disabled={locked}
            onChange={(on) => toggle(type, on)}
          />
        ))}
      </div>
    </fieldset>
  );
}
