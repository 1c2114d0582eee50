import { lazy } from 'react';
import { firstScreen } from '../platform/rendering/first-screen.ts';
import { optionalImport } from '../platform/rendering/optional-import.ts';

// What a first question can be written without loads apart.
const loadTurns = async () => ({ default: (await import('./conversation/turns.tsx')).Turns });
const loadReferences = async () => ({ default: (await import('./references/references-pane.tsx')).ReferencesPane });
const loadFilters = async () => ({ default: (await import('./settings/filter-choices.tsx')).FilterChoices });
const loadChosenParts = async () => ({ default: (await import('./composer/chosen-parts.tsx')).ChosenParts });
const loadOptions = async () => ({ default: (await import('./settings/option-choices.tsx')).OptionChoices });

export const ChatRail = lazy(async () => {
  await firstScreen;
  return { default: (await import('./history/chat-rail.tsx')).ChatRail };
});
export const HeaderMenus = optionalImport(async () => (await import('./header-menus.tsx')).HeaderMenus);
export const AboutMenu = optionalImport(async () => (await import('../platform/shell/about-menu.tsx')).AboutMenu);
export const DrawerFoot = optionalImport(async () => (await import('../platform/shell/drawer-foot.tsx')).DrawerFoot);
export const SessionEnded = optionalImport(async () => (await import('./history/session-ended.tsx')).SessionEnded);
export const RecentTemplates = optionalImport(
  async () => (await import('./formats/recent-templates.tsx')).RecentTemplates,
);
export const Turns = lazy(loadTurns);
export const ReferencesPane = lazy(loadReferences);
export const FilterChoices = lazy(loadFilters);
export const ChosenParts = lazy(loadChosenParts);
export const OptionChoices = lazy(loadOptions);
export const QuestionTokens = optionalImport(
  async () => (await import('./composer/question-tokens.tsx')).QuestionTokens,
);
export const SourceChoices = lazy(async () => ({
  default: (await import('./sources/source-choices.tsx')).SourceChoices,
}));
export const FirstSources = optionalImport(async () => (await import('./sources/first-sources.tsx')).FirstSources);
export const AnswerFormatDialog = lazy(async () => ({
  default: (await import('./formats/answer-format-dialog.tsx')).AnswerFormatDialog,
}));
export const OpenedPage = lazy(async () => ({ default: (await import('./references/opened-page.tsx')).OpenedPage }));
export const AnswerTablesView = lazy(async () => ({
  default: (await import('./tables/answer-tables-view.tsx')).AnswerTablesView,
}));

/** Fetches what the first question will need; a failure shows when the part is really wanted. */
export function preloadComponents(): void {
  const parts = [loadTurns(), loadReferences(), loadFilters(), loadChosenParts(), loadOptions()];
  void Promise.allSettled([...parts, import('./wire.ts')]);
}
