import type { AbstractSection } from './article.ts';
import { splitSentences, type Sentence } from './sentences.ts';

/**
 * The abstract as one text: sections on lines of their own, each after its label. Every offset of a supporting
 * sentence in the product counts characters (UTF-16 units) of this text.
 */
export function abstractText(sections: readonly AbstractSection[]): string {
  return sections
    .map((section) => (section.label === '' ? section.text : `${section.label}: ${section.text}`))
    .join('\n');
}

/** A label as {@link abstractText} sets it: capitals at the beginning of a line. */
const LABEL = /^\p{Lu}[\p{Lu}\p{N} &/,()'’+-]{1,80}: (?=\S)/u;

/** The sentences of an abstract's text, without the labels of its sections; offsets as in {@link abstractText}. */
export function abstractSentences(text: string): Sentence[] {
  return splitSentences(text).map((sentence) => {
    const opensLine = sentence.start === 0 || text[sentence.start - 1] === '\n';
    const label = opensLine ? (LABEL.exec(sentence.text)?.[0].length ?? 0) : 0;
    return { text: sentence.text.slice(label), start: sentence.start + label, end: sentence.end };
  });
}
