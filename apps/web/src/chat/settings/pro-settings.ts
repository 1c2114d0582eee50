import { NO_FILTERS } from '@footnote/domain';
import { formatKeeper } from '../formats/format-in-use.ts';
import { changeAnswerSettings, changeFilters } from './chat-settings.store.ts';

/** Takes back everything that makes the next question a PRO question. */
export function leaveProSettings(): void {
  const { studyTypes, impactFactor, sampleSize, sort } = NO_FILTERS;
  changeFilters({ studyTypes, impactFactor, sampleSize, sort });
  changeAnswerSettings({ precision: false, elaborate: false });
  formatKeeper.current?.switchedOff();
}
