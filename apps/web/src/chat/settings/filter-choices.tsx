import { DEFAULT_CHAT_STUDY_TYPES } from '@footnote/domain';
import { filterMessages, FilterPanel } from '@footnote/ui';
import { useSnapshot } from 'valtio';
import { useLiteratureStatus } from '../../platform/api/use-literature-status.ts';
import { changeFilters, chatSettings } from './chat-settings.store.ts';
import { useTranslate } from '../../platform/i18n/translate.ts';

const THIS_YEAR = new Date().getFullYear();

/** The filters of the next answer. */
export function FilterChoices() {
  const { filters } = useSnapshot(chatSettings);
  const t = useTranslate();
  const hasNoImpact = useLiteratureStatus()?.journalsWithImpact === 0;
  return (
    <FilterPanel
      filters={filters}
      onChange={changeFilters}
      defaultStudyTypes={DEFAULT_CHAT_STUDY_TYPES}
      {...(hasNoImpact ? { impactUnavailable: t(filterMessages.impactUnavailable) } : {})}
      currentYear={THIS_YEAR}
    />
  );
}
