import { DEFAULT_CHAT_STUDY_TYPES } from '@footnote/domain';
import { filterMessages, FilterPanel } from '@footnote/ui';
import { useSnapshot } from 'valtio';
import { useLiteratureStatus } from '../../platform/api/use-literature-status.ts';
import { changeFilters, chatSettings } from './chat-settings.store.ts';
import { FeatureNote } from '../../platform/plans/feature-note.tsx';
import { usePro } from '../../platform/plans/use-pro.ts';
import { useTranslate } from '../../platform/i18n/translate.ts';

const THIS_YEAR = new Date().getFullYear();

/** The filters of the next answer. */
export function FilterChoices() {
  const { filters } = useSnapshot(chatSettings);
  const t = useTranslate();
  const lock = usePro().lockOf('studyTypes');
  const hasNoImpact = useLiteratureStatus()?.journalsWithImpact === 0;
  return (
    <FilterPanel
      filters={filters}
      onChange={changeFilters}
      defaultStudyTypes={DEFAULT_CHAT_STUDY_TYPES}
      {...(hasNoImpact ? { impactUnavailable: t(filterMessages.impactUnavailable) } : {})}
      currentYear={THIS_YEAR}
      {...(lock === 'open' ? {} : { proNote: <FeatureNote feature="studyTypes" />, proLocked: lock !== 'counted' })}
    />
  );
}
