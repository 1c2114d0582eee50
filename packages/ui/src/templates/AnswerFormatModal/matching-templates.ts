import type { OutputTemplate } from '@footnote/domain';

const fold = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Templates whose name or prompt holds every word looked for, accents and case aside. */
export function matchingTemplates(templates: readonly OutputTemplate[], query: string): readonly OutputTemplate[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return templates;
  return templates.filter(({ name, prompt }) => {
    const text = fold(`${name} ${prompt}`);
    return words.every((word) => text.includes(word));
  });
}
