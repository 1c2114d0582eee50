import type { Article } from '@footnote/domain';
import type { AbbreviationExpansion } from '../../literature-index.ports.ts';
import { isShort, longKey, singularShort, type Abbreviation } from '../../text/find-abbreviations.ts';
import {
  MAX_ABBREVIATION_TEXTS,
  articleAbbreviations,
  longExpansions,
  senseKey,
  shortExpansions,
  type CountedAbbreviation,
} from '../../core/article-abbreviations.ts';
import type { IndexDatabase } from '../index-database.ts';

interface SenseChange extends Abbreviation {
  change: number;
}

/** Changes of one batch, by sense. */
export type AbbreviationChanges = Map<string, SenseChange>;

/** Counts what an article explains; `change` is 1 for one that comes and -1 for one that goes. */
export function countAbbreviations(changes: AbbreviationChanges, article: Article, change: 1 | -1): void {
  for (const abbreviation of articleAbbreviations(article)) {
    const key = senseKey(abbreviation);
    const held = changes.get(key);
    if (held === undefined) changes.set(key, { ...abbreviation, change });
    else held.change += change;
  }
}

/** Abbreviations with what they stand for, counted over the articles of the index. */
export class AbbreviationTable {
  readonly #database: IndexDatabase;

  constructor(database: IndexDatabase) {
    this.#database = database;
  }

  /** Writes the changes of a batch; call inside its transaction. */
  save(changes: AbbreviationChanges): void {
    for (const { short, long, change } of changes.values()) {
      if (change === 0) continue;
      const stems = longKey(long);
      this.#database.run(
        `INSERT INTO abbreviation (short, stems, long, articles) VALUES (?, ?, ?, ?)
          ON CONFLICT DO UPDATE SET articles = articles + excluded.articles`,
        short,
        stems,
        long,
        change,
      );
      if (change < 0)
        this.#database.run('DELETE FROM abbreviation WHERE short = ? AND stems = ? AND articles <= 0', short, stems);
    }
  }

  /** For each text what it abbreviates or is abbreviated to; throws a RangeError beyond 500 texts. */
  expansions(texts: readonly string[]): AbbreviationExpansion[][] {
    if (texts.length > MAX_ABBREVIATION_TEXTS)
      throw new RangeError(`At most ${MAX_ABBREVIATION_TEXTS} texts are looked up at once.`);
    return texts.map((text) => {
      const meant = isShort(text) ? longExpansions(this.#senses(singularShort(text))) : [];
      return [...meant, ...shortExpansions(this.#namesakes(text), (short) => this.#senses(short))];
    });
  }

  #senses(short: string): CountedAbbreviation[] {
    return this.#database.rows('SELECT short, long, articles FROM abbreviation WHERE short = ?', short).map(counted);
  }

  #namesakes(text: string): CountedAbbreviation[] {
    const stems = longKey(text);
    if (stems === '') return [];
    return this.#database.rows('SELECT short, long, articles FROM abbreviation WHERE stems = ?', stems).map(counted);
  }
}

function counted(row: Record<string, unknown>): CountedAbbreviation {
  return { short: String(row['short']), long: String(row['long']), articles: Number(row['articles']) };
}
