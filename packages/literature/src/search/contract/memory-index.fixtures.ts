import type { Article } from '@footnote/domain';
import { isReplacedBy } from '../core/revision.ts';
import type { LiteratureIndex, WriteBatch, WriteOutcome } from '../literature-index.ports.ts';

type WritableIndex = Pick<LiteratureIndex, 'write'>;

/** A store for import tests: it keeps articles by PMID with the port's rules for revisions, and finds nothing. */
export interface MemoryIndex {
  index: LiteratureIndex;
  articles: ReadonlyMap<string, Article>;
  batches: readonly WriteBatch[];
}

function writeTo(held: Map<string, Article>, batch: WriteBatch): WriteOutcome {
  const outcome: WriteOutcome = { added: 0, updated: 0, unchanged: 0, deleted: 0 };
  for (const article of batch.articles) {
    const old = held.get(article.pmid);
    if (old === undefined) outcome.added += 1;
    else if (!isReplacedBy(old, article)) {
      outcome.unchanged += 1;
      continue;
    } else outcome.updated += 1;
    held.set(article.pmid, article);
  }
  // Deletions come last, as every engine applies them.
  for (const pmid of batch.deletions) if (held.delete(pmid)) outcome.deleted += 1;
  return outcome;
}

/** Makes an index from the one method an import calls; any other call is a mistake of the test and throws. */
export function writeOnlyIndex(write: WritableIndex['write']): LiteratureIndex {
  const refuse = () => Promise.reject(new Error('This index only takes writes.'));
  return {
    write,
    search: refuse,
    articles: refuse,
    frequencies: refuse,
    similarWords: refuse,
    writeImpacts: refuse,
    articlesAfter: refuse,
    journalImpacts: refuse,
    appliedFiles: refuse,
    mesh: null,
    stats: refuse,
    close: () => Promise.resolve(),
  };
}

/** An empty index in memory. */
export function memoryIndex(): MemoryIndex {
  const articles = new Map<string, Article>();
  const batches: WriteBatch[] = [];
  const index = writeOnlyIndex((batch) => {
    batches.push(batch);
    return Promise.resolve(writeTo(articles, batch));
  });
  return { index, articles, batches };
}
