import { RANKED_FIELDS } from '../core/bm25.ts';
import { byIssn } from '../core/identifiers.ts';
import { queryWords } from '../core/query-words.ts';
import { checkArticlesRead, checkSearchRequest } from '../core/request-limits.ts';
import type { LiteratureIndex, WordFrequency } from '../literature-index.ports.ts';
import type { MeshVocabulary } from '../mesh-vocabulary.ports.ts';
import { stemWord } from '../text/stem-word.ts';
import { tokenise } from '../text/tokenise.ts';
import { expansions } from './cluster-abbreviations.ts';
import { ClusterMesh } from './cluster-mesh.ts';
import { Cluster } from './cluster.ts';
import type { ClusterSettings } from './cluster-settings.ts';
import { everyImpact, readAppliedFiles } from './documents/companion-entries.ts';
import { countArticles } from './queries/count-articles.ts';
import { similarWords } from './queries/find-spellings.ts';
import { readArticlesAfter } from './documents/held-articles.ts';
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
import { writeImpacts } from './documents/journal-impacts.ts';
import { phraseClause } from './queries/query-body.ts';
import { clauseBody } from './queries/query-clause.ts';
import { readStats } from './read-stats.ts';
import { readWithContext } from './documents/read-context.ts';
import { searchArticles } from './queries/search-articles.ts';
import { writeArticles } from './documents/write-articles.ts';

/**
 * Opens the literature in an OpenSearch cluster, making an empty index where the alias stands for none. Rejects with
 * `literature/unavailable` when the cluster cannot be reached, refuses, or holds an index of a later release; one of an
 * earlier release can be copied into a new index, and everything else it is asked rejects so.
 */
export async function openOpenSearchIndex(settings: ClusterSettings): Promise<LiteratureIndex> {
  const cluster = await Cluster.connect(settings);
  const place = aliasPlace(cluster, settings.alias);
  try {
    const isEarlier = await openAlias(cluster, settings);
    const index = indexAt(place, new ClusterMesh(cluster, settings.alias));
    return isEarlier ? onlyToCopy(index, () => Promise.reject(otherRelease(place))) : index;
  } catch (error) {
    await cluster.close();
    throw error;
  }
}

/** Whether the alias stands for an index of an earlier release; makes one where it stands for none. */
async function openAlias(cluster: Cluster, { alias, shards }: ClusterSettings): Promise<boolean> {
  const version = await currentVersion(cluster, alias);
  if (version !== null) return isOfEarlierRelease(versionPlace(cluster, alias, version));
  await makeVersion(versionPlace(cluster, alias, 1), shards);
  await switchTo(cluster, { alias, version: 1 });
  return false;
}

/** The index with `refuse` in the place of all that copying does not need. */
function onlyToCopy(index: LiteratureIndex, refuse: () => Promise<never>): LiteratureIndex {
  return {
    ...index,
    search: refuse,
    articles: refuse,
    frequencies: refuse,
    abbreviations: refuse,
    similarWords: refuse,
    write: refuse,
    writeImpacts: refuse,
    mesh: null,
  };
}

/** The port on the indexes of a place; closing it closes the place's cluster. */
export function indexAt(place: IndexPlace, mesh: MeshVocabulary | null): LiteratureIndex {
  // Batches of one process go one after the other, so that they never conflict with one another.
  let writing: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = writing.then(work, work);
    writing = turn.catch(() => undefined);
    return turn;
  };
  return {
    async search(request, signal) {
      checkSearchRequest(request);
      return searchArticles(place, request, signal);
    },
    async articles(pmids) {
      checkArticlesRead(pmids.length);
      return readWithContext(place, pmids);
    },
    async articlesAfter(pmid, limit) {
      checkArticlesRead(limit);
      return readArticlesAfter(place, { after: pmid, limit });
    },
    frequencies: (terms) => frequencies(place, terms),
    abbreviations: (texts) => expansions(place, texts),
    async similarWords(word, edits) {
      const [only] = tokenise(word);
      if (only === undefined) return [];
      const [similar = []] = await similarWords(place, [{ word: only.word, edits }]);
      return similar;
    },
    write: (batch) => inTurn(() => writeArticles(place, batch)),
    writeImpacts: (impacts) => inTurn(() => writeImpacts(place, impacts)),
    async journalImpacts() {
      return byIssn(await everyImpact(place));
    },
    appliedFiles: () => readAppliedFiles(place),
    mesh,
    stats: () => readStats(place),
    close: () => place.cluster.close(),
  };
}

/** A word counts by its stem, a phrase or hyphenated word as it is written. */
async function frequencies(place: IndexPlace, terms: readonly string[]): Promise<WordFrequency[]> {
  const asked = terms.map((term) => {
    const groups = queryWords(term);
    const words = groups.flatMap((group) => group.parts);
    if (words.length > 1) return clauseBody(phraseClause(RANKED_FIELDS, groups));
    return words.length === 0 ? { match_none: {} } : { term: { stems: stemWord(words[0] ?? '') } };
  });
  const counts = await countArticles(place, asked);
  return terms.map((word, index) => ({ word, articles: counts[index] ?? 0 }));
}
