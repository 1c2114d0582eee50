import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '../chat/answer-languages.ts';

/** Longest Accept-Language header that is read. */
const LONGEST = 1_000;

interface Preference {
  language: string;
  region: string | null;
  quality: number;
}

function preferences(header: string): Preference[] {
  const entries = header.slice(0, LONGEST).split(',');
  return entries
    .flatMap((entry) => {
      const match = /^([a-z]{2,3})(?:-[a-z]{4})?(?:-([a-z]{2}))?(?:-[\w-]*)?\s*(?:;\s*q=([01](?:\.\d{0,3})?))?$/i.exec(
        entry.trim(),
      );
      if (match === null) return [];
      const [, language = '', region, quality = '1'] = match;
      return [{ language: language.toLowerCase(), region: region?.toUpperCase() ?? null, quality: Number(quality) }];
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
}

/** The cookie that tells the server which language of the interface was chosen in a browser, before it sends a page. */
export const LANGUAGE_COOKIE = 'footnote_language';

/** The language of the interface a browser asks for in Accept-Language; English where it asks for none we have. */
export function negotiateLanguage(acceptLanguage: string): InterfaceLanguage {
  for (const { language } of preferences(acceptLanguage)) {
    const known = INTERFACE_LANGUAGES.find((code) => code === language);
    if (known !== undefined) return known;
  }
  return 'en';
}

/** The region of the first language in Accept-Language that names one, as ISO 3166; null where none does. */
export function acceptedRegion(acceptLanguage: string): string | null {
  return preferences(acceptLanguage).find(({ region }) => region !== null)?.region ?? null;
}
