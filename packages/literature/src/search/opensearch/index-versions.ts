import { unavailable } from './cluster-errors.ts';
import type { Body, Cluster } from './cluster.ts';
import type { LiteratureIndexFailure } from '../literature-index.ports.ts';
import { EARLIER_FORMATS, INDEX_FORMAT, articleIndex, companionIndex } from './index-mapping.ts';
import type { IndexPlace } from './index-place.ts';

const MISSING = 404;
const ALREADY_THERE = 400;

/** The aliases that searches and writes go to. */
export function aliasPlace(cluster: Cluster, alias: string): IndexPlace {
  return { cluster, articles: alias, companion: `${alias}-companion` };
}

/** The indexes of one version behind the aliases. */
export function versionPlace(cluster: Cluster, alias: string, version: number): IndexPlace {
  return { cluster, articles: `${alias}-v${version}`, companion: `${alias}-companion-v${version}` };
}

/** The version the alias stands for now; null where there is none. */
export async function currentVersion(cluster: Cluster, alias: string): Promise<number | null> {
  const { status, body } = await cluster.request<Record<string, unknown>>({
    method: 'GET',
    path: `/_alias/${alias}`,
    expected: [MISSING],
  });
  if (status === MISSING) return null;
  const [index, ...others] = Object.keys(body);
  const version = /-v(\d{1,9})$/.exec(index ?? '')?.[1];
  if (others.length > 0 || index !== `${alias}-v${version}`)
    throw unavailable(`“${alias}” of the search cluster is not an alias of one index that Footnote made.`);
  return Number(version);
}

/** Makes the two indexes of a version where they are missing, that of the articles with these settings changed, and gives whether it was. */
export async function makeVersion(place: IndexPlace, shards: number, changes: Body = {}): Promise<boolean> {
  const { cluster, articles, companion } = place;
  const make = async (path: string, body: ReturnType<typeof companionIndex>) => {
    const query = { filter_path: 'acknowledged', wait_for_active_shards: 1 };
    const expected = [ALREADY_THERE];
    const { status } = await cluster.request({ method: 'PUT', path: `/${path}`, query, body, expected });
    return status !== ALREADY_THERE;
  };
  const isNew = await make(articles, articleIndex(shards, changes));
  await make(companion, companionIndex());
  if (await isOfEarlierRelease(place)) throw otherRelease(place);
  return isNew;
}

/** Whether the index was made by an earlier release, so that it can only be copied; throws where it is none of Footnote's. */
export async function isOfEarlierRelease(place: IndexPlace): Promise<boolean> {
  const { cluster, articles } = place;
  const { status, body } = await cluster.request<Record<string, { mappings?: { _meta?: { format?: unknown } } }>>({
    method: 'GET',
    path: `/${articles}/_mapping`,
    query: { filter_path: '*.mappings._meta' },
    expected: [MISSING],
  });
  const formats = Object.values(body).map(({ mappings: { _meta: about } = {} }) => about?.format);
  const [format, ...others] = formats;
  if (status === MISSING || others.length > 0) throw otherRelease(place);
  if (format === INDEX_FORMAT) return false;
  if (EARLIER_FORMATS.has(format)) return true;
  throw otherRelease(place);
}

/** The failure of whatever an index of another release is asked, with where to read what to do. */
export function otherRelease({ articles }: IndexPlace): LiteratureIndexFailure {
  return unavailable(
    `The index “${articles}” of the search cluster is not one this version of Footnote can use (docs/operations.md, “Search cluster”).`,
  );
}

/** Lets the aliases stand for this version and for no other, in one step that no search can fall between. */
export async function switchTo(
  cluster: Cluster,
  { alias, version }: { alias: string; version: number },
): Promise<void> {
  const from = await currentVersion(cluster, alias);
  const names = aliasPlace(cluster, alias);
  const pairs = (one: number) => {
    const { articles, companion } = versionPlace(cluster, alias, one);
    return [
      { index: articles, alias: names.articles },
      { index: companion, alias: names.companion },
    ];
  };
  const removals = from === null || from === version ? [] : pairs(from).map((remove) => ({ remove }));
  const actions = [...removals, ...pairs(version).map((add) => ({ add }))];
  await cluster.ask({ method: 'POST', path: '/_aliases', query: { filter_path: 'acknowledged' }, body: { actions } });
}
