import { setTimeout as pause } from 'node:timers/promises';
import type { LiteratureIndex } from '../literature-index.ports.ts';
import { unavailable } from './cluster-errors.ts';
import type { ClusterSettings } from './cluster-settings.ts';
import { Cluster } from './cluster.ts';
import { refresh } from './documents/send-bulk.ts';
import type { IndexPlace } from './index-place.ts';
import {
  aliasPlace,
  currentVersion,
  isOfEarlierRelease,
  makeVersion,
  otherRelease,
  switchTo,
  versionPlace,
} from './index-versions.ts';
import { indexAt } from './open-opensearch-index.ts';

/** A collection of its own in a cluster that several servers may write to. */
export interface ClusterCollection extends LiteratureIndex {
  /** Makes findable what was written by whoever was stopped before it could. */
  refresh(): Promise<void>;
  /** Gives the first of so many numbers that nobody else was or will be given. */
  claimNumbers(count: number): Promise<number>;
}

/** Collections of one cluster by name, each in indexes of its own. */
export interface ClusterCollections {
  /** Opens a collection; makes one of so many shards where there is none. */
  open(name: string, shards: number): Promise<ClusterCollection>;
  /** Opens a collection; null where there is none. */
  find(name: string): Promise<ClusterCollection | null>;
  exists(name: string): Promise<boolean>;
  /** Deletes a collection with everything of it; one that is not there is none to delete. */
  remove(name: string): Promise<void>;
  close(): Promise<void>;
}

const MISSING = 404;
const CONFLICT = 409;
const COUNTER = 'numbers';
const MAX_ATTEMPTS = 50;
const LONGEST_WAIT = 50;
/** What was written is seen when its writer asks for it, whole: no refresh in between shows a part. */
const WHEN_ASKED = '-1';

/** Connects to the cluster that collections are kept in, below the alias of the settings; nothing is made or asked yet. */
export async function openClusterCollections(settings: ClusterSettings): Promise<ClusterCollections> {
  const cluster = await Cluster.connect(settings);
  const aliasOf = (name: string) => `${settings.alias}-${inSmallLetters(name)}`;
  const collectionOf = (place: IndexPlace): ClusterCollection => ({
    ...indexAt(place, null),
    refresh: () => refresh(place, place.articles),
    claimNumbers: (count) => claimNumbers(place, count),
    // The connection is everybody's.
    close: () => Promise.resolve(),
  });
  return {
    async open(name, shards) {
      const alias = aliasOf(name);
      if (!(await isThere(cluster, alias))) await makeAlias(cluster, alias, shards);
      return collectionOf(aliasPlace(cluster, alias));
    },
    async find(name) {
      const alias = aliasOf(name);
      return (await isThere(cluster, alias)) ? collectionOf(aliasPlace(cluster, alias)) : null;
    },
    exists: async (name) => (await currentVersion(cluster, aliasOf(name))) !== null,
    async remove(name) {
      const alias = aliasOf(name);
      const { articles, companion } = versionPlace(cluster, alias, (await currentVersion(cluster, alias)) ?? 1);
      // That of the articles last: a collection is there as long as it is, and what is left of a broken attempt goes with the next.
      for (const index of [companion, articles])
        await cluster.request({ method: 'DELETE', path: `/${index}`, expected: [MISSING] });
    },
    close: () => cluster.close(),
  };
}

/** Names of indexes have no capital letters, those of collections no points. */
function inSmallLetters(name: string): string {
  if (!/^[\w-]+$/.test(name)) throw new RangeError(`“${name}” is no name of a collection.`);
  return name.replaceAll(/[A-Z]/g, (letter) => `.${letter.toLowerCase()}`);
}

async function makeAlias(cluster: Cluster, alias: string, shards: number): Promise<void> {
  await makeVersion(versionPlace(cluster, alias, 1), shards, { refresh_interval: WHEN_ASKED });
  await switchTo(cluster, { alias, version: 1 });
}

/** Whether the alias stands for an index; rejects where it is one of another release. */
async function isThere(cluster: Cluster, alias: string): Promise<boolean> {
  const version = await currentVersion(cluster, alias);
  if (version === null) return false;
  const place = versionPlace(cluster, alias, version);
  if (await isOfEarlierRelease(place)) throw otherRelease(place);
  return true;
}

interface Counter {
  _seq_no?: number;
  _primary_term?: number;
  _source?: { position: number };
}

async function claimNumbers({ cluster, companion }: IndexPlace, count: number): Promise<number> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const { body: held } = await cluster.request<Counter>({
      method: 'GET',
      path: `/${companion}/_doc/${COUNTER}`,
      query: { filter_path: '_seq_no,_primary_term,_source' },
      expected: [MISSING],
    });
    const { _seq_no: sequence, _primary_term: term = 0, _source: source } = held;
    const taken = source?.position ?? 0;
    const condition = sequence === undefined ? { op_type: 'create' } : { if_seq_no: sequence, if_primary_term: term };
    const { status } = await cluster.request({
      method: 'PUT',
      path: `/${companion}/_doc/${COUNTER}`,
      query: { ...condition, require_alias: true, filter_path: 'result' },
      body: { kind: COUNTER, key: '', position: taken + count },
      expected: [CONFLICT],
    });
    if (status !== CONFLICT) return taken + 1;
    await pause(Math.random() * LONGEST_WAIT);
  }
  throw unavailable('Others keep taking numbers of passages.');
}
