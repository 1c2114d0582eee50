import type {
  ArticleEmbedding,
  EmbeddingCount,
  EmbeddingModel,
  NearArticle,
  NearestRequest,
} from '../../article-embeddings.ports.ts';
import { checkArticlesRead, MAX_HITS } from '../../core/request-limits.ts';
import type { IndexDatabase } from '../index-database.ts';
import { asBytes } from '../stored-bytes.ts';
import { SignCodes, signCode } from './sign-codes.ts';

/** Made with the first embedding, so that indexes without any stay as they are. */
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS embedding_model (id INTEGER PRIMARY KEY, name TEXT NOT NULL, dimensions INTEGER NOT NULL,
    UNIQUE (name, dimensions));
  CREATE TABLE IF NOT EXISTS embedding (pmid INTEGER PRIMARY KEY, model INTEGER NOT NULL, code BLOB, vector BLOB);
`;
const LONGEST_NAME = 200;
const MOST_DIMENSIONS = 8_192;
/** Vectors that are compared in full. */
const COMPARED = 1_000;
/** Compared for each that is shown, where that is more. */
const COMPARED_FOR_EACH = 4;

/** What is held in memory of one model. */
interface HeldModel extends EmbeddingModel {
  id: number;
  codes: SignCodes;
  refused: Set<number>;
}

/** Embeddings in the index file. */
export class EmbeddingTable {
  readonly #database: IndexDatabase;
  #isThere: boolean | null = null;
  #held: HeldModel | null = null;

  constructor(database: IndexDatabase) {
    this.#database = database;
  }

  /** What is held in memory may be out of date. */
  forget(): void {
    this.#isThere = null;
    this.#held = null;
  }

  /** Inside a transaction. */
  write(model: EmbeddingModel, embeddings: readonly ArticleEmbedding[]): void {
    this.#database.connection.exec(SCHEMA);
    this.#isThere = true;
    this.#database.run(
      'INSERT OR IGNORE INTO embedding_model (name, dimensions) VALUES (?, ?)',
      model.name,
      model.dimensions,
    );
    const held = this.#of(model);
    if (held === null) throw new Error('A model that was just written is missing.');
    for (const { pmid: text, vector } of embeddings) {
      const pmid = Number(text);
      if (this.#database.row('SELECT pmid FROM document WHERE pmid = ?', pmid)['pmid'] === undefined) continue;
      const unit = vector === null ? null : unitVector(vector);
      const code = unit === null ? null : signCode(unit);
      this.#database.run(
        'INSERT OR REPLACE INTO embedding (pmid, model, code, vector) VALUES (?, ?, ?, ?)',
        pmid,
        held.id,
        code === null ? null : bytesOf(code),
        unit === null ? null : bytesOf(unit),
      );
      if (code === null || held.refused.has(pmid)) this.#held = null;
      else held.codes.set(pmid, code);
    }
  }

  /** Inside the transaction that removes or replaces these articles. */
  remove(pmids: readonly string[]): void {
    if (!this.#exists()) return;
    const statement = this.#database.statement('DELETE FROM embedding WHERE pmid = ?');
    let changed = 0;
    for (const pmid of pmids) changed += Number(statement.run(Number(pmid)).changes);
    if (changed > 0) this.#held = null;
  }

  /** Of ascending `pmids` the first that lack an embedding. */
  lacking(model: EmbeddingModel, pmids: readonly number[], limit: number): string[] {
    checkEmbeddingModel(model);
    checkArticlesRead(limit);
    const held = this.#of(model);
    const found: string[] = [];
    for (const pmid of pmids) {
      if (found.length === limit) break;
      if (held === null || !(held.codes.has(pmid) || held.refused.has(pmid))) found.push(String(pmid));
    }
    return found;
  }

  has(model: EmbeddingModel): boolean {
    checkEmbeddingModel(model);
    return (this.#of(model)?.codes.size ?? 0) > 0;
  }

  count(model: EmbeddingModel, pmids: readonly number[]): EmbeddingCount {
    checkEmbeddingModel(model);
    const held = this.#of(model);
    if (held === null) return { embedded: 0, refused: 0, lacking: pmids.length };
    const embedded = pmids.filter((pmid) => held.codes.has(pmid)).length;
    const refused = pmids.filter((pmid) => held.refused.has(pmid)).length;
    return { embedded, refused, lacking: pmids.length - embedded - refused };
  }

  nearest({ model, vector, limit }: NearestRequest, isAllowed: (pmid: number) => boolean): NearArticle[] {
    checkEmbeddingModel(model);
    checkVector(model, vector);
    if (!Number.isInteger(limit) || limit < 0 || limit > MAX_HITS)
      throw new RangeError(`0 to ${MAX_HITS} articles are shown, not ${limit}.`);
    const held = this.#of(model);
    if (held === null) return [];
    const unit = unitVector(vector);
    const most = Math.max(COMPARED, limit * COMPARED_FOR_EACH);
    const compared = held.codes.closest(signCode(unit), { most, isAllowed });
    return compared
      .map((pmid) => ({ pmid, cosine: dot(unit, this.#vector(pmid)) }))
      .toSorted((one, other) => other.cosine - one.cosine || other.pmid - one.pmid)
      .slice(0, limit)
      .map(({ pmid, cosine }) => ({ pmid: String(pmid), cosine }));
  }

  #vector(pmid: number): Float32Array {
    const bytes = asBytes(this.#database.row('SELECT vector FROM embedding WHERE pmid = ?', pmid)['vector']);
    return new Float32Array(bytes.slice().buffer);
  }

  #exists(): boolean {
    this.#isThere ??=
      this.#database.row("SELECT name FROM sqlite_schema WHERE type = 'table' AND name = 'embedding'")['name'] !==
      undefined;
    return this.#isThere;
  }

  /** What is held of a model, read where it is not; null for one that has embedded nothing. */
  #of({ name, dimensions }: EmbeddingModel): HeldModel | null {
    if (this.#held?.name === name && this.#held.dimensions === dimensions) return this.#held;
    if (!this.#exists()) return null;
    const row = this.#database.row(
      'SELECT id FROM embedding_model WHERE name = ? AND dimensions = ?',
      name,
      dimensions,
    );
    if (row['id'] === undefined) return null;
    const id = Number(row['id']);
    const held: HeldModel = { id, name, dimensions, codes: new SignCodes(dimensions), refused: new Set() };
    for (const { pmid, code } of this.#database.rows('SELECT pmid, code FROM embedding WHERE model = ?', id)) {
      if (code === null) held.refused.add(Number(pmid));
      else held.codes.set(Number(pmid), new Uint32Array(asBytes(code).slice().buffer));
    }
    this.#held = held;
    return held;
  }
}

/** Throws a RangeError for what no model is called, or no vector has. */
export function checkEmbeddingModel({ name, dimensions }: EmbeddingModel): void {
  if (name.length === 0 || name.length > LONGEST_NAME)
    throw new RangeError(`A model has a name of 1 to ${LONGEST_NAME} characters.`);
  if (!Number.isInteger(dimensions) || dimensions < 1 || dimensions > MOST_DIMENSIONS)
    throw new RangeError(`An embedding has 1 to ${MOST_DIMENSIONS} dimensions, not ${dimensions}.`);
}

/** Throws a RangeError for more than is written at once, and for a vector of another size, of no direction or of what are no numbers. */
export function checkEmbeddings(model: EmbeddingModel, embeddings: readonly ArticleEmbedding[]): void {
  checkEmbeddingModel(model);
  checkArticlesRead(embeddings.length);
  for (const { vector } of embeddings) if (vector !== null) checkVector(model, vector);
}

function checkVector({ dimensions }: EmbeddingModel, vector: Float32Array): void {
  if (vector.length !== dimensions)
    throw new RangeError(`The embedding has ${vector.length} dimensions, and not ${dimensions}.`);
  const length = dot(vector, vector);
  if (!(length > 0 && length < Infinity)) throw new RangeError('The embedding has no direction.');
}

function dot(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

function unitVector(vector: Float32Array): Float32Array {
  const length = Math.sqrt(dot(vector, vector));
  return vector.map((number) => number / length);
}

function bytesOf(numbers: Float32Array | Uint32Array): Uint8Array {
  return new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
}
