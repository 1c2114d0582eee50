import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '@footnote/domain';

/** Chooses the interface language: the first of the tags that is one ("de-AT" means German), else English. */
export function pickLocale(tags: readonly (string | undefined)[]): InterfaceLanguage {
  for (const tag of tags) {
    const language = tag?.split('-')[0]?.toLowerCase();
    const known = INTERFACE_LANGUAGES.find((code) => code === language);
    if (known !== undefined) return known;
  }
  return 'en';
}
