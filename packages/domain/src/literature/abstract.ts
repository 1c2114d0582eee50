import type { AbstractSection } from './article.ts';

/**
 * The abstract as one text: sections on lines of their own, each after its label. Every offset of a supporting
 * sentence in the product counts characters (UTF-16 units) of this text.
 */
export function abstractText(sections: readonly AbstractSection[]): string {
  return sections
    .map((section) => (section.label === '' ? section.text : `${section.label}: ${section.text}`))
    .join('\n');
}
