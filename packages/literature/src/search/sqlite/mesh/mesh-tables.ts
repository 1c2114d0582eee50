import {
  MESH_KINDS,
  type MeshKind,
  type MeshRecord,
  type MeshSource,
  type MeshSummary,
  type MeshTerm,
} from '../../mesh-vocabulary.ports.ts';
import { LiteratureIndexFailure } from '../../literature-index.ports.ts';
import { meshKey } from '../../mesh-key.ts';
import type { IndexDatabase } from '../index-database.ts';

const TABLES = ['mesh_name', 'mesh_place', 'mesh_record'] as const;
/** Rows removed at once, so that searches need not wait for a whole vocabulary to go. */
const SWEPT_AT_ONCE = 20_000;
export const MAX_MESH_TEXTS = 1_000;

/** One step of an import; `begin` gives the number the others name. */
export type MeshStep =
  | { step: 'begin' }
  | { step: 'add'; vocabulary: number; records: readonly MeshRecord[] }
  | { step: 'finish'; vocabulary: number; source: MeshSource }
  | { step: 'discard'; vocabulary: number }
  | { step: 'sweep' };

/** The MeSH vocabulary in the index file. */
export class MeshTables {
  readonly #database: IndexDatabase;

  constructor(database: IndexDatabase) {
    this.#database = database;
  }

  summary(): MeshSummary | null {
    const row = this.#database.row('SELECT summary FROM mesh_vocabulary WHERE active = 1');
    return row['summary'] === undefined ? null : JSON.parse(String(row['summary']));
  }

  lookUp(kind: MeshKind, texts: readonly string[]): (MeshTerm | null)[] {
    if (texts.length > MAX_MESH_TEXTS) throw new RangeError(`At most ${MAX_MESH_TEXTS} texts are looked up at once.`);
    return texts.map((text) => {
      const { ui, name, mapped } = this.#database.row(
        `SELECT ui, name, mapped FROM mesh_name JOIN mesh_record ON mesh_record.id = record
          WHERE mesh_name.vocabulary = (SELECT id FROM mesh_vocabulary WHERE active = 1) AND key = ? AND kind = ?
          ORDER BY preferred DESC, ui LIMIT 1`,
        meshKey(text),
        MESH_KINDS.indexOf(kind),
      );
      return ui === undefined ? null : { ui: String(ui), name: String(name), mappedTo: JSON.parse(String(mapped)) };
    });
  }

  branch(ui: string): string[] {
    // “/” follows “.” in the order of characters, so that everything below a place stands between the two.
    const rows = this.#database.rows(
      `WITH vocabulary AS (SELECT id FROM mesh_vocabulary WHERE active = 1),
        top AS (SELECT id, name FROM mesh_record WHERE vocabulary = (SELECT id FROM vocabulary) AND ui = ?)
      SELECT name FROM top UNION
      SELECT mesh_record.name FROM top JOIN mesh_place AS own ON own.record = top.id
        JOIN mesh_place AS below ON below.vocabulary = own.vocabulary
          AND below.number > own.number || '.' AND below.number < own.number || '/'
        JOIN mesh_record ON mesh_record.id = below.record
      WHERE own.vocabulary = (SELECT id FROM vocabulary)`,
      ui,
    );
    return rows.map((row) => String(row['name']));
  }

  /** Does one step of an import, in a transaction of its own; gives the number of the vocabulary, or what `sweep` left to do. */
  write(step: MeshStep): number {
    return this.#database.inTransaction(() => {
      switch (step.step) {
        case 'begin':
          return this.#begin();
        case 'add':
          this.#mustBeUnderWay(step.vocabulary);
          for (const record of step.records) this.#add(step.vocabulary, record);
          return step.vocabulary;
        case 'finish':
          return this.#finish(step.vocabulary, step.source);
        case 'discard':
          this.#database.run('DELETE FROM mesh_vocabulary WHERE active = 0 AND id = ?', step.vocabulary);
          return step.vocabulary;
        default:
          return this.#sweep();
      }
    });
  }

  /** Forgets imports that were cut short; one that is under way in another process will find itself forgotten. */
  #begin(): number {
    this.#database.run('DELETE FROM mesh_vocabulary WHERE active = 0');
    this.#database.run("INSERT INTO mesh_vocabulary (active, summary) VALUES (0, '')");
    return Number(this.#database.row('SELECT last_insert_rowid() AS id')['id']);
  }

  #mustBeUnderWay(vocabulary: number): void {
    if (
      this.#database.row('SELECT id FROM mesh_vocabulary WHERE active = 0 AND id = ?', vocabulary)['id'] !== undefined
    )
      return;
    const message = 'Another import of MeSH has taken the place of this one.';
    throw new LiteratureIndexFailure({ code: 'literature/unavailable', message });
  }

  #add(vocabulary: number, { ui, kind, name, entryTerms, treeNumbers, mappedTo }: MeshRecord): void {
    this.#database.run(
      `INSERT INTO mesh_record (vocabulary, kind, ui, name, mapped) VALUES (?1, ?2, ?3, ?4, ?5)
        ON CONFLICT DO UPDATE SET mapped = excluded.mapped WHERE excluded.mapped <> '[]'`,
      vocabulary,
      MESH_KINDS.indexOf(kind),
      ui,
      name,
      JSON.stringify(mappedTo),
    );
    const held = this.#database.row('SELECT id, name FROM mesh_record WHERE vocabulary = ? AND ui = ?', vocabulary, ui);
    const record = Number(held['id']);
    const preferred = meshKey(String(held['name']));
    for (const key of new Set([name, ...entryTerms].map(meshKey))) {
      if (key === '') continue;
      this.#database.run(
        'INSERT OR IGNORE INTO mesh_name (vocabulary, key, record, preferred) VALUES (?, ?, ?, ?)',
        vocabulary,
        key,
        record,
        key === preferred ? 1 : 0,
      );
    }
    for (const number of treeNumbers)
      this.#database.run(
        'INSERT OR IGNORE INTO mesh_place (vocabulary, number, record) VALUES (?, ?, ?)',
        vocabulary,
        number,
        record,
      );
  }

  #finish(vocabulary: number, source: MeshSource): number {
    this.#mustBeUnderWay(vocabulary);
    const count = (sql: string, ...values: number[]) => Number(this.#database.row(sql, vocabulary, ...values)['count']);
    const records = (kind: MeshKind) =>
      count('SELECT count(*) AS count FROM mesh_record WHERE vocabulary = ? AND kind = ?', MESH_KINDS.indexOf(kind));
    const summary: MeshSummary = {
      ...source,
      descriptors: records('descriptor'),
      qualifiers: records('qualifier'),
      supplementary: records('supplementary'),
      entryTerms: count('SELECT count(*) AS count FROM mesh_name WHERE vocabulary = ? AND preferred = 0'),
      treeNumbers: count('SELECT count(*) AS count FROM mesh_place WHERE vocabulary = ?'),
    };
    this.#database.run('DELETE FROM mesh_vocabulary WHERE id <> ?', vocabulary);
    this.#database.run(
      'UPDATE mesh_vocabulary SET active = 1, summary = ? WHERE id = ?',
      JSON.stringify(summary),
      vocabulary,
    );
    return vocabulary;
  }

  /** Removes some of what no vocabulary names any more; 1 while there is more of it, then 0. */
  #sweep(): number {
    for (const table of TABLES) {
      const deleted = this.#database.row(
        `SELECT vocabulary FROM ${table} WHERE vocabulary NOT IN (SELECT id FROM mesh_vocabulary) LIMIT 1`,
      )['vocabulary'];
      if (deleted === undefined) continue;
      const keys =
        table === 'mesh_record'
          ? 'id'
          : table === 'mesh_name'
            ? 'vocabulary, key, record'
            : 'vocabulary, number, record';
      this.#database.run(
        `DELETE FROM ${table} WHERE (${keys}) IN (SELECT ${keys} FROM ${table} WHERE vocabulary = ? LIMIT ${SWEPT_AT_ONCE})`,
        Number(deleted),
      );
      return 1;
    }
    return 0;
  }
}
