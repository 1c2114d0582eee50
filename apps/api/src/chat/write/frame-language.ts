import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '@footnote/domain';

/** The interface language a BCP 47 tag belongs to, for the words Footnote says itself in an answer; else English. */
export function frameLanguage(tag: string): InterfaceLanguage {
  return INTERFACE_LANGUAGES.find((known) => known === tag.slice(0, 2).toLowerCase()) ?? 'en';
}
