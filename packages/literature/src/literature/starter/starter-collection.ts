import { createReadStream } from 'node:fs';
import type { Article } from '@footnote/domain';
import { decodeText } from '../files/decode-text.ts';
import { readJsonLines } from '../lists/read-json-lines.ts';
import { readStarterArticle } from './starter-article.ts';

/** `src` and `dist` stand side by side in the package, so the way from here is the same from either. */
const COLLECTION = new URL('../../../collection/starter-collection.jsonl', import.meta.url);

/** The landmark studies that ship with the package, summarised in Footnote's own words; throws if the file is damaged. */
export async function* starterCollection(): AsyncGenerator<Article> {
  for await (const line of readJsonLines(decodeText(createReadStream(COLLECTION)))) {
    const article = line.ok ? readStarterArticle(line.value) : { ok: false as const, error: line.reason };
    if (!article.ok) throw new Error(`Starter collection, line ${line.line}: ${article.error}.`);
    yield article.value;
  }
}
