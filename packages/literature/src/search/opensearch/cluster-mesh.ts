import { MAX_MESH_TEXTS } from '../sqlite/mesh/mesh-tables.ts';
import { meshKey } from '../mesh-key.ts';
import type {
  MeshKind,
  MeshRecord,
  MeshSource,
  MeshSummary,
  MeshTerm,
  MeshVocabulary,
} from '../mesh-vocabulary.ports.ts';
import { unavailable } from './cluster-errors.ts';
import type { Body, Cluster } from './cluster.ts';
import { readDocuments } from './documents/held-articles.ts';
import { meshIndex } from './index-mapping.ts';
import { MAX_AT_ONCE, WHOLE_ANSWERS, type HitsAnswer, type IndexPlace } from './index-place.ts';
import { MeshState } from './mesh-state.ts';
import { refresh, sendBulk } from './documents/send-bulk.ts';

/** The vocabulary in an index of its own; a new one is written beside the one in use and takes its place at once. */
export class ClusterMesh implements MeshVocabulary {
  readonly #place: IndexPlace;
  readonly #state: MeshState;

  constructor(cluster: Cluster, alias: string) {
    this.#place = { cluster, articles: alias, companion: alias };
    this.#state = new MeshState(cluster, alias);
  }

  async summary(): Promise<MeshSummary | null> {
    return (await this.#state.read()).active?.summary ?? null;
  }

  async lookUp(kind: MeshKind, texts: readonly string[]): Promise<(MeshTerm | null)[]> {
    if (texts.length > MAX_MESH_TEXTS) throw new RangeError(`At most ${MAX_MESH_TEXTS} texts are looked up at once.`);
    const { active } = await this.#state.read();
    const keys = [...new Set(texts.map(meshKey))].filter((key) => key !== '');
    if (active === null || keys.length === 0) return texts.map(() => null);
    const query = { bool: { filter: [{ term: { kind } }, { terms: { keys } }] } };
    const records = await this.#records(active.index, query);
    const byName = firstByKey(records, ({ name }) => [name]);
    const byEntryTerm = firstByKey(records, ({ entryTerms }) => entryTerms);
    return texts.map((text) => {
      const found = byName.get(meshKey(text)) ?? byEntryTerm.get(meshKey(text));
      return found === undefined ? null : { ui: found.ui, name: found.name, mappedTo: found.mappedTo };
    });
  }

  async branch(ui: string): Promise<string[]> {
    const { active } = await this.#state.read();
    if (active === null) return [];
    const top = (await this.#held(active.index, [ui])).get(ui);
    if (top === undefined) return [];
    const below = top.treeNumbers.map((number) => ({ prefix: { places: { value: `${number}.` } } }));
    const records =
      below.length === 0 ? [] : await this.#records(active.index, { bool: { should: below, minimum_should_match: 1 } });
    return [...new Set([top, ...records].map(({ name }) => name))];
  }

  async replace(records: AsyncGenerator<readonly MeshRecord[], MeshSource>): Promise<MeshSummary> {
    const begun = await this.#state.begin(meshIndex());
    try {
      let step = await records.next();
      for (; step.done !== true; step = await records.next()) await this.#add(begun.index, begun.number, step.value);
      await refresh(this.#place, begun.index);
      const summary = { ...step.value, ...(await this.#counts(begun.index)) };
      await this.#state.finish(begun, summary);
      return summary;
    } catch (error) {
      await this.#state.discard(begun.index);
      throw error;
    } finally {
      await records.return({ year: null, digest: '' });
    }
  }

  async #add(index: string, number: number, records: readonly MeshRecord[]): Promise<void> {
    await this.#state.mustBeUnderWay(number);
    const held = await this.#held(
      index,
      records.map(({ ui }) => ui),
    );
    for (const record of records) held.set(record.ui, joined(held.get(record.ui), record));
    const actions = [...held].map(([id, record]) => ({ action: 'index' as const, id, source: documentOf(record) }));
    await sendBulk(this.#place, { index, actions, isAlias: false });
  }

  async #held(index: string, uis: readonly string[]): Promise<Map<string, MeshRecord>> {
    const documents = await readDocuments<{ record: string }>(this.#place, { index, ids: uis, fields: ['record'] });
    return new Map([...documents].map(([ui, { _source }]) => [ui, JSON.parse(_source?.record ?? 'null')]));
  }

  async #records(index: string, query: Body): Promise<MeshRecord[]> {
    const all: MeshRecord[] = [];
    for (let after: readonly (string | number)[] | undefined; ;) {
      const { hits } = await this.#place.cluster.ask<HitsAnswer<{ record: string }>>({
        method: 'POST',
        path: `/${index}/_search`,
        query: { ...WHOLE_ANSWERS, filter_path: 'hits.hits._source,hits.hits.sort' },
        body: {
          query,
          sort: ['ui'],
          size: MAX_AT_ONCE,
          _source: ['record'],
          ...(after === undefined ? {} : { search_after: after }),
        },
      });
      const page = hits?.hits ?? [];
      for (const { _source } of page) all.push(JSON.parse(_source?.record ?? 'null'));
      after = page.at(-1)?.sort;
      if (page.length < MAX_AT_ONCE || after === undefined) return all;
    }
  }

  async #counts(index: string): Promise<Omit<MeshSummary, keyof MeshSource>> {
    const { aggregations } = await this.#place.cluster.ask<{
      aggregations?: {
        kinds: { buckets: readonly { key: string; doc_count: number }[] };
        names: { value: number };
        places: { value: number };
      };
    }>({
      method: 'POST',
      path: `/${index}/_search`,
      query: { ...WHOLE_ANSWERS, filter_path: 'aggregations' },
      body: {
        size: 0,
        aggs: {
          kinds: { terms: { field: 'kind' } },
          names: { sum: { field: 'otherNames' } },
          places: { sum: { field: 'treeNumbers' } },
        },
      },
    });
    if (aggregations === undefined) throw unavailable('The search cluster could not count the headings.');
    const count = (kind: MeshKind) => aggregations.kinds.buckets.find(({ key }) => key === kind)?.doc_count ?? 0;
    return {
      descriptors: count('descriptor'),
      qualifiers: count('qualifier'),
      supplementary: count('supplementary'),
      entryTerms: aggregations.names.value,
      treeNumbers: aggregations.places.value,
    };
  }
}

/** The first record, in the order given, that has a name of a key. */
function firstByKey(
  records: readonly MeshRecord[],
  names: (record: MeshRecord) => readonly string[],
): Map<string, MeshRecord> {
  const first = new Map<string, MeshRecord>();
  for (const record of records)
    for (const key of names(record).map(meshKey)) if (!first.has(key)) first.set(key, record);
  return first;
}

/** Two records with one identifier as the parts of one. */
function joined(held: MeshRecord | undefined, record: MeshRecord): MeshRecord {
  if (held === undefined) return record;
  return {
    ...held,
    entryTerms: [...new Set([...held.entryTerms, record.name, ...record.entryTerms])],
    treeNumbers: [...new Set([...held.treeNumbers, ...record.treeNumbers])],
    mappedTo: record.mappedTo.length > 0 ? record.mappedTo : held.mappedTo,
  };
}

function documentOf(record: MeshRecord): Body {
  const keys = [...new Set([record.name, ...record.entryTerms].map(meshKey))].filter((key) => key !== '');
  const places = [...new Set(record.treeNumbers)];
  return {
    ui: record.ui,
    kind: record.kind,
    keys,
    places,
    otherNames: keys.filter((key) => key !== meshKey(record.name)).length,
    treeNumbers: places.length,
    record: JSON.stringify(record),
  };
}
