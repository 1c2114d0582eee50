import type { InterfaceLanguageChoice } from './LanguageMenu/LanguageMenu.tsx';
import type { Provider } from './ProviderButtons/ProviderButtons.tsx';

export const headerLanguages: readonly InterfaceLanguageChoice[] = [
  { code: 'en', name: 'English' },
  { code: 'es', name: 'Español' },
  { code: 'de', name: 'Deutsch' },
  { code: 'nl', name: 'Nederlands' },
];

export const providers: readonly Provider[] = [
  { id: 'google', label: 'Continue with Google', onChoose: () => {} },
  { id: 'microsoft', label: 'Continue with Microsoft', onChoose: () => {} },
];
