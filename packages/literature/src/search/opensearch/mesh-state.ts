import type { MeshSummary } from '../mesh-vocabulary.ports.ts';
import { unavailable } from './cluster-errors.ts';
import type { Body, Cluster } from './cluster.ts';
import { meshStateIndex } from './index-mapping.ts';

/** Which records are in use, and which import began last. */
interface State {
  active: { index: string; summary: MeshSummary } | null;
  /** Imports that began, ever; the newest is the only one that may finish. */
  imports: number;
}

interface Held extends State {
  sequence: number;
  term: number;
}

/** An import under way. */
export interface BegunImport {
  index: string;
  number: number;
}

const MISSING = 404;
const CONFLICT = 409;
const ALREADY_THERE = 400;

/** The one document that says which index of MeSH records is in use; it is only changed as it was read. */
export class MeshState {
  readonly #cluster: Cluster;
  readonly #index: string;

  constructor(cluster: Cluster, alias: string) {
    this.#cluster = cluster;
    this.#index = `${alias}-mesh`;
  }

  /** Nothing in use where nothing was ever imported. */
  async read(): Promise<Held> {
    const { status, body } = await this.#cluster.request<{
      _source?: { value: string };
      _seq_no?: number;
      _primary_term?: number;
    }>({
      method: 'GET',
      path: `/${this.#index}/_doc/state`,
      query: { filter_path: '_seq_no,_primary_term,_source' },
      expected: [MISSING],
    });
    const { _source: source, _seq_no: sequence = 0, _primary_term: term = 0 } = body;
    if (status === MISSING || source === undefined) return { active: null, imports: 0, sequence: -1, term: 0 };
    const state: State = JSON.parse(source.value);
    return { ...state, sequence, term };
  }

  /** Begins an import in an index of its own and forgets those that were cut short. */
  async begin(body: Body): Promise<BegunImport> {
    await this.#make(this.#index, meshStateIndex());
    for (;;) {
      const held = await this.read();
      const number = held.imports + 1;
      if (!(await this.#write(held, { active: held.active, imports: number }))) continue;
      await this.#sweep(held.active?.index ?? null);
      const index = `${this.#index}-v${number}`;
      await this.#make(index, body);
      return { index, number };
    }
  }

  /** Rejects where a later import began. */
  async mustBeUnderWay(number: number): Promise<Held> {
    const held = await this.read();
    if (held.imports !== number) throw unavailable('Another import of MeSH has taken the place of this one.');
    return held;
  }

  /** Puts the records of an import in use; rejects where a later one began. */
  async finish({ index, number }: BegunImport, summary: MeshSummary): Promise<void> {
    for (;;) {
      const held = await this.mustBeUnderWay(number);
      if (!(await this.#write(held, { active: { index, summary }, imports: number }))) continue;
      return this.#sweep(index);
    }
  }

  /** Removes the records of an import that failed. */
  async discard(index: string): Promise<void> {
    await this.#cluster.request({ method: 'DELETE', path: `/${index}`, expected: [MISSING] });
  }

  /** False where somebody else wrote first. */
  async #write({ sequence, term }: Held, state: State): Promise<boolean> {
    const condition = sequence < 0 ? { op_type: 'create' } : { if_seq_no: sequence, if_primary_term: term };
    const { status } = await this.#cluster.request({
      method: 'PUT',
      path: `/${this.#index}/_doc/state`,
      query: { ...condition, filter_path: 'result' },
      body: { value: JSON.stringify(state) },
      expected: [CONFLICT],
    });
    return status !== CONFLICT;
  }

  async #make(index: string, body: Body): Promise<void> {
    const query = { filter_path: 'acknowledged' };
    await this.#cluster.request({ method: 'PUT', path: `/${index}`, query, body, expected: [ALREADY_THERE] });
  }

  /** Removes all records but those of one index. */
  async #sweep(kept: string | null): Promise<void> {
    const path = `/${this.#index}-v*/_alias`;
    const indexes = Object.keys(await this.#cluster.ask<Record<string, unknown>>({ method: 'GET', path }));
    for (const index of indexes) if (index !== kept) await this.discard(index);
  }
}
