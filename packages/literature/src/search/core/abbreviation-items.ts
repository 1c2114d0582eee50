import type { Article } from '@footnote/domain';
import type { Query } from '../query.ts';
import { isShort, longKey, singularShort, type Abbreviation } from '../text/find-abbreviations.ts';
import { articleAbbreviations } from './article-abbreviations.ts';

/** Each abbreviation an article explains, and with the ends of what it stands for: “congestive heart failure” is a heart failure. */
export function abbreviationItems(article: Article): string[] {
  return articleAbbreviations(article).flatMap(({ short, long }) => [short, ...senseItems({ short, long })]);
}

function senseItems({ short, long }: Abbreviation): string[] {
  const stems = longKey(long).split(' ');
  return stems.map((_, place) => senseItem(short, stems.slice(place).join(' ')));
}

function senseItem(short: string, stems: string): string {
  return `${short} ${stems}`;
}

/** Articles that explain an abbreviation as none of the meanings; null where the text is no abbreviation, or the meanings are. */
export function explainedOtherwise(text: string, meanings: readonly string[]): Query | null {
  const long = meanings.filter((meaning) => !isShort(meaning));
  if (!isShort(text) || long.length === 0) return null;
  const short = singularShort(text);
  const texts = long.map((meaning) => senseItem(short, longKey(meaning)));
  return {
    type: 'and',
    of: [
      { type: 'item', fields: ['abbreviations'], text: short, reach: 'whole' },
      { type: 'not', query: { type: 'anyItem', fields: ['abbreviations'], texts } },
    ],
  };
}
