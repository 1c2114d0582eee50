import type { IndexDatabase } from '../index-database.ts';

const LABEL_KINDS = ['studyType', 'publicationTypes', 'languages', 'issn'] as const;
export type LabelKind = (typeof LABEL_KINDS)[number];

/** Numbers for the lists of words that columns hold; equal lists share a number. */
export class LabelStore {
  readonly #database: IndexDatabase;
  readonly #ids = new Map<string, number>();
  readonly #values = new Map<number, { kind: LabelKind; words: readonly string[] }>();

  constructor(database: IndexDatabase) {
    this.#database = database;
    this.load();
  }

  load(): void {
    this.#ids.clear();
    this.#values.clear();
    for (const row of this.#database.rows('SELECT id, kind, value FROM label')) {
      const kind = LABEL_KINDS.find((known) => known === row['kind']);
      if (kind !== undefined) this.#remember(Number(row['id']), kind, String(row['value']));
    }
  }

  #remember(id: number, kind: LabelKind, value: string): void {
    this.#ids.set(`${kind} ${value}`, id);
    const words: string[] = JSON.parse(value);
    this.#values.set(id, { kind, words });
  }

  /** The number of a list, given out at first sight; call inside a transaction, and `load` if it fails. */
  id(kind: LabelKind, words: readonly string[]): number {
    const value = JSON.stringify(words);
    const known = this.#ids.get(`${kind} ${value}`);
    if (known !== undefined) return known;
    const id = this.#values.size + 1;
    this.#database.run('INSERT INTO label (id, kind, value) VALUES (?, ?, ?)', id, kind, value);
    this.#remember(id, kind, value);
    return id;
  }

  /** Numbers go from 1 to this. */
  get count(): number {
    return this.#values.size;
  }

  words(id: number): readonly string[] {
    return this.#values.get(id)?.words ?? [];
  }

  /** The numbers of all lists of a kind that hold one of `words`, in any case. */
  idsWithAny(kind: LabelKind, words: readonly string[]): Set<number> {
    const wanted = new Set(words.map((word) => word.toLowerCase()));
    return this.idsWhere(kind, (held) => held.some((word) => wanted.has(word.toLowerCase())));
  }

  idsWhere(kind: LabelKind, holds: (words: readonly string[]) => boolean): Set<number> {
    const ids = new Set<number>();
    for (const [id, label] of this.#values) if (label.kind === kind && holds(label.words)) ids.add(id);
    return ids;
  }
}
