import type { Article, ArticleWithContext, Notice } from '@footnote/domain';
import { articleWords, type ArticleWords } from '../core/article-words.ts';
import { mergeNotices, mirroredNotice } from '../core/notice-links.ts';
import { isReplacedBy } from '../core/revision.ts';
import { isPmid, normalisedIssn } from '../core/identifiers.ts';
import type { JournalImpact, WriteBatch, WriteOutcome } from '../literature-index.ports.ts';

export interface HeldArticle {
  article: Article;
  words: ArticleWords;
}

/** Articles and impact metrics in maps. */
export class MemoryArticles {
  #held = new Map<string, HeldArticle>();
  readonly impacts = new Map<string, JournalImpact>();

  all(): HeldArticle[] {
    return [...this.#held.values()];
  }

  write(batch: WriteBatch): WriteOutcome {
    const outcome: WriteOutcome = { added: 0, updated: 0, unchanged: 0, deleted: 0 };
    const next = new Map(this.#held);
    for (const article of batch.articles) {
      if (!isPmid(article.pmid)) throw new RangeError(`“${article.pmid}” is not a PMID.`);
      const held = next.get(article.pmid);
      const isKept = held === undefined ? batch.onlyHeld === true : !isReplacedBy(held.article, article);
      if (isKept) outcome.unchanged += 1;
      else {
        next.set(article.pmid, { article: structuredClone(article), words: articleWords(article) });
        outcome[held === undefined ? 'added' : 'updated'] += 1;
      }
    }
    for (const pmid of batch.deletions) if (next.delete(pmid)) outcome.deleted += 1;
    this.#held = next;
    return outcome;
  }

  withContext(pmid: string): ArticleWithContext | null {
    const held = this.#held.get(pmid);
    if (held === undefined) return null;
    return { ...held.article, notices: this.notices(held.article), impact: this.impact(held.article) };
  }

  notices(article: Article): Notice[] {
    const mirrored = this.all().flatMap(({ article: other }) =>
      other.notices
        .filter((notice) => notice.pmid === article.pmid && other.pmid !== article.pmid)
        .map((notice) => mirroredNotice(other.pmid, notice)),
    );
    return mergeNotices(article.notices, mirrored);
  }

  impact(article: Article): ArticleWithContext['impact'] {
    const impact = this.impacts.get(normalisedIssn(article.journal.issn));
    return impact === undefined ? null : { metric: impact.metric, quartile: impact.quartile, source: impact.source };
  }
}
