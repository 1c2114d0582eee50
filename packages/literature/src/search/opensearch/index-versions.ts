import { unavailable } from './cluster-errors.ts';
import type { Cluster } from './cluster.ts';
import { INDEX_FORMAT, articleIndex, companionIndex } from './index-mapping.ts';
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

/** Makes the two indexes of a version where they are missing, and gives whether the articles' was. */
export async function makeVersion(place: IndexPlace, shards: number): Promise<boolean> {
  const { cluster, articles, companion } = place;
  const make = async (path: string, body: ReturnType<typeof companionIndex>) => {
    const query = { filter_path: 'acknowledged', wait_for_active_shards: 1 };
    const expected = [ALREADY_THERE];
    const { status } = await cluster.request({ method: 'PUT', path: `/${path}`, query, body, expected });
    return status !== ALREADY_THERE;
  };
  const isNew = await make(articles, articleIndex(shards));
  await make(companion, companionIndex());
  await checkFormat(place);
  return isNew;
}

/** Throws where the index was made by another release, with what to do. */
export async function checkFormat({ cluster, articles }: IndexPlace): Promise<void> {
  const { status, body } = await cluster.request<Record<string, { mappings?: { _meta?: { format?: unknown } } }>>({
    method: 'GET',
    path: `/${articles}/_mapping`,
    query: { filter_path: '*.mappings._meta' },
    expected: [MISSING],
  });
  const formats = Object.values(body).map(({ mappings: { _meta: about } = {} }) => about?.format);
  if (status === MISSING || formats.length === 0 || formats.some((format) => format !== INDEX_FORMAT))
    throw unavailable(
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
