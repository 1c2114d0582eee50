import type { AbstractSection } from '@footnote/domain';
import { attribute, childrenOf, find, type XmlElement } from '../element.ts';
import { plainText } from '../plain-text.ts';

const NO_LABEL = /^(?:unlabelled|unassigned)$/i;

function readSections(abstract: XmlElement | null): AbstractSection[] {
  return childrenOf(abstract, 'AbstractText')
    .map((section) => {
      const label = attribute(section, 'Label') || attribute(section, 'NlmCategory');
      return { label: NO_LABEL.test(label) ? '' : label.replaceAll(/\s+/g, ' '), text: plainText(section) };
    })
    .filter(({ text }) => text !== '');
}

/**
 * The article's abstract without its copyright line; where there is none, the publisher's or author's other abstract,
 * English first.
 */
export function readAbstract(article: XmlElement, citation: XmlElement): AbstractSection[] {
  const own = readSections(find(article, 'Abstract'));
  if (own.length > 0) return own;
  const others = childrenOf(citation, 'OtherAbstract');
  const english = others.find((other) => /^(?:eng|en)?$/i.test(attribute(other, 'Language')));
  return readSections(english ?? others[0] ?? null);
}
