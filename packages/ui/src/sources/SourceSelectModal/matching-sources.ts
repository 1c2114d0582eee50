import type { SourceOption } from '@footnote/domain';

const fold = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Options whose name, description or languages hold every word looked for, accents and case aside. */
export function matchingSources(
  options: readonly SourceOption[],
  query: string,
  language: (tag: string) => string,
): readonly SourceOption[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return options;
  return options.filter(({ name, description, languages }) => {
    const text = fold([name, description, ...languages.map(language)].join(' '));
    return words.every((word) => text.includes(word));
  });
}
