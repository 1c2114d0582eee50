import { meshKey } from '../mesh-key.ts';
import type {
  MeshKind,
  MeshRecord,
  MeshSource,
  MeshSummary,
  MeshTerm,
  MeshVocabulary,
} from '../mesh-vocabulary.ports.ts';
import { LiteratureIndexFailure } from '../literature-index.ports.ts';
import { MAX_MESH_TEXTS } from '../sqlite/mesh/mesh-tables.ts';

interface Held {
  source: MeshSource;
  records: ReadonlyMap<string, MeshRecord>;
}

/** The vocabulary in memory, looked through whole for every question. */
export class MemoryMesh implements MeshVocabulary {
  #held: Held | null = null;
  #imports = 0;
  readonly #open: () => Promise<void>;

  /** `open` rejects where the index is closed. */
  constructor(open: () => Promise<void>) {
    this.#open = open;
  }

  async summary(): Promise<MeshSummary | null> {
    await this.#open();
    return this.#held === null ? null : summaryOf(this.#held);
  }

  async lookUp(kind: MeshKind, texts: readonly string[]): Promise<(MeshTerm | null)[]> {
    await this.#open();
    if (texts.length > MAX_MESH_TEXTS) throw new RangeError(`At most ${MAX_MESH_TEXTS} texts are looked up at once.`);
    const records = [...(this.#held?.records.values() ?? [])]
      .filter((record) => record.kind === kind)
      .toSorted((left, right) => (left.ui < right.ui ? -1 : 1));
    return texts.map((text) => {
      const key = meshKey(text);
      const found =
        records.find(({ name }) => meshKey(name) === key) ??
        records.find(({ entryTerms }) => entryTerms.some((term) => meshKey(term) === key));
      return key === '' || found === undefined ? null : { ui: found.ui, name: found.name, mappedTo: found.mappedTo };
    });
  }

  async branch(ui: string): Promise<string[]> {
    await this.#open();
    const top = this.#held?.records.get(ui);
    if (this.#held === null || top === undefined) return [];
    const isBelow = (number: string) => top.treeNumbers.some((own) => number.startsWith(`${own}.`));
    const below = [...this.#held.records.values()].filter(({ treeNumbers }) => treeNumbers.some(isBelow));
    return [...new Set([top, ...below].map(({ name }) => name))];
  }

  async replace(records: AsyncGenerator<readonly MeshRecord[], MeshSource>): Promise<MeshSummary> {
    await this.#open();
    this.#imports += 1;
    const own = this.#imports;
    const read = new Map<string, MeshRecord>();
    let step = await records.next();
    for (; step.done !== true; step = await records.next())
      for (const record of step.value) read.set(record.ui, joined(read.get(record.ui), record));
    await this.#open();
    const held = { source: step.value, records: read };
    if (own !== this.#imports) {
      const message = 'Another import of MeSH has taken the place of this one.';
      throw new LiteratureIndexFailure({ code: 'literature/unavailable', message });
    }
    this.#held = held;
    return summaryOf(held);
  }
}

function joined(held: MeshRecord | undefined, record: MeshRecord): MeshRecord {
  if (held === undefined) return record;
  return {
    ...held,
    entryTerms: [...new Set([...held.entryTerms, record.name, ...record.entryTerms])],
    treeNumbers: [...new Set([...held.treeNumbers, ...record.treeNumbers])],
    mappedTo: record.mappedTo.length > 0 ? record.mappedTo : held.mappedTo,
  };
}

function summaryOf({ source, records }: Held): MeshSummary {
  const all = [...records.values()];
  const count = (kind: MeshKind) => all.filter((record) => record.kind === kind).length;
  const others = all.map(({ name, entryTerms }) => {
    const keys = new Set([name, ...entryTerms].map(meshKey));
    keys.delete(meshKey(name));
    keys.delete('');
    return keys.size;
  });
  return {
    ...source,
    descriptors: count('descriptor'),
    qualifiers: count('qualifier'),
    supplementary: count('supplementary'),
    entryTerms: others.reduce((sum, size) => sum + size, 0),
    treeNumbers: all.reduce((sum, { treeNumbers }) => sum + new Set(treeNumbers).size, 0),
  };
}
