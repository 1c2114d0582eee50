import type { Article } from '@footnote/domain';
import { find, type XmlElement } from '../element.ts';
import { readPii } from './identifiers.ts';
import { plainText } from '../plain-text.ts';
import { withoutEmpty } from '../without-empty.ts';

/** Reads where an article stands: volume and issue inside `volumeIn`, pages and publisher's number inside `document`; what is not known is left out. */
export function readPlace(
  document: XmlElement,
  volumeIn: XmlElement | null,
): Pick<Article, 'volume' | 'issue' | 'pages' | 'pii'> {
  return withoutEmpty({
    volume: plainText(find(volumeIn, 'Volume')),
    issue: plainText(find(volumeIn, 'Issue')),
    pages: readPages(find(document, 'Pagination')),
    pii: readPii(document),
  });
}

function readPages(pagination: XmlElement | null): string {
  const printed = plainText(find(pagination, 'MedlinePgn'));
  if (printed !== '') return printed;
  const [first, last] = [plainText(find(pagination, 'StartPage')), plainText(find(pagination, 'EndPage'))];
  return first === '' || last === '' || last === first ? first : `${first}-${last}`;
}
