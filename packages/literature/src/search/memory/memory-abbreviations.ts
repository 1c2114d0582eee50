import type { AbbreviationExpansion } from '../literature-index.ports.ts';
import {
  articleAbbreviations,
  longExpansions,
  senseKey,
  shortExpansions,
  type CountedAbbreviation,
} from '../core/article-abbreviations.ts';
import { isShort, longKey, singularShort } from '../text/find-abbreviations.ts';
import type { HeldArticle } from './memory-articles.ts';

/** For each text what it abbreviates or is abbreviated to in the articles. */
export function memoryExpansions(texts: readonly string[], all: readonly HeldArticle[]): AbbreviationExpansion[][] {
  const senses = new Map<string, CountedAbbreviation>();
  for (const abbreviation of all.flatMap(({ article }) => articleAbbreviations(article))) {
    const key = senseKey(abbreviation);
    const held = senses.get(key);
    if (held === undefined) senses.set(key, { ...abbreviation, articles: 1 });
    else held.articles += 1;
  }
  const counted = [...senses.values()];
  const sensesOf = (short: string) => counted.filter((sense) => sense.short === short);
  return texts.map((text) => {
    const key = longKey(text);
    const namesakes = counted.filter(({ long }) => key !== '' && longKey(long) === key);
    const meant = isShort(text) ? longExpansions(sensesOf(singularShort(text))) : [];
    return [...meant, ...shortExpansions(namesakes, sensesOf)];
  });
}
