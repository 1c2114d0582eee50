import { hyphenatedWords } from './join-lines.ts';
import { pageText, type LaidOutPage } from './page-text.ts';
import { repeatedLines, type OrderedPage } from './repeated-lines.ts';

/** The text of each page without what is repeated on them, and what that is. */
export function layOutDocument(pages: readonly OrderedPage[]): {
  pages: Iterable<LaidOutPage>;
  repeated: string;
} {
  const { kept, said } = repeatedLines(pages);
  return { pages: textsOf(kept), repeated: said };
}

function* textsOf(pages: readonly OrderedPage[]): Generator<LaidOutPage> {
  const words = hyphenatedWords(pages);
  for (const page of pages) yield pageText(page, words);
}
