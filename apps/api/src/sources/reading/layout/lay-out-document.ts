import { hyphenatedWords } from './join-lines.ts';
import { pageText, type LaidOutPage } from './page-text.ts';
import { withoutRepeated, type OrderedPage } from './repeated-lines.ts';

/** The text of each page, without what is repeated on them. */
export function* layOutDocument(pages: readonly OrderedPage[]): Generator<LaidOutPage> {
  const kept = withoutRepeated(pages);
  const words = hyphenatedWords(kept);
  for (const page of kept) yield pageText(page, words);
}
