import type { InterfaceLanguageChoice } from './LanguageMenu/LanguageMenu.tsx';

export const headerLanguages: readonly InterfaceLanguageChoice[] = [
  { code: 'en', name: 'English' },
  { code: 'es', name: 'Español' },
  { code: 'de', name: 'Deutsch' },
  { code: 'nl', name: 'Nederlands' },
];
