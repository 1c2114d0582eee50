import {
  articleChanges,
  freshMatches,
  isRecent,
  noticeKeys,
  ok,
  rememberedMatches,
  stanceOnAnswer,
  type AnswerStance,
  type Article,
  type ArticleChange,
  type FollowedQuestion,
  type Result,
  type SavedSearch,
  type SearchErrorCode,
} from '@footnote/domain';
import type { LiteratureIndex } from '@footnote/literature';
import type { FindDeps } from '../search/find-articles.ts';
import type { Alerts, DueAlert, StudiesOnQuestion, ToldArticle } from './alerts.ports.ts';
import { newestMatches } from './newest-matches.ts';

export interface LookDeps extends FindDeps {
  alerts: Pick<Alerts, 'toldBy'>;
  literature: LiteratureIndex;
  studiesOn: StudiesOnQuestion;
}

/** A new study; what it is to an answer, and what it says, where it is news of one. */
export interface FreshStudy {
  article: Article;
  said?: { stance: AnswerStance; sentence: string; effect: string };
}

/** What there is to tell of an alert. */
export interface AlertNews {
  fresh: readonly FreshStudy[];
  changed: readonly { article: Article; changes: ArticleChange[] }[];
  told: readonly ToldArticle[];
  /** What it remembers from now on. */
  seen: readonly string[];
}

/** Looks for what is new of what an alert is about, and what changed of what it told. Rejects as the index's searches do. */
export async function lookForNews(
  deps: LookDeps,
  alert: DueAlert,
  signal: AbortSignal,
): Promise<Result<AlertNews, SearchErrorCode>> {
  const before = await deps.alerts.toldBy(alert.id);
  const notices = new Map(before.map((article) => [article.pmid, article.notices]));
  const { subject } = alert;
  const looked =
    'answer' in subject
      ? ok(await studiesOfAnswer(deps, { ...alert, answer: subject.answer }, signal))
      : await matchesOfSearch(deps, { ...alert, search: subject.search }, { signal, notices });
  if (!looked.ok) return looked;
  const changed = (await deps.literature.articles([...notices.keys()]))
    .map((article) => ({ article, changes: articleChanges(notices.get(article.pmid) ?? [], article.notices) }))
    .filter(({ changes }) => changes.length > 0);
  const { seen } = looked.value;
  const fresh = looked.value.fresh.filter(({ article: { pmid } }) => !notices.has(pmid));
  const told = [...fresh, ...changed].map(({ article }) => ({
    pmid: article.pmid,
    notices: noticeKeys(article.notices),
  }));
  return ok({ fresh, changed, told, seen });
}

interface Looked {
  fresh: FreshStudy[];
  seen: readonly string[];
}

async function matchesOfSearch(
  deps: LookDeps,
  { search, seen, lookedAt }: DueAlert & { search: SavedSearch },
  { signal, notices }: { signal: AbortSignal; notices: ReadonlyMap<string, unknown> },
): Promise<Result<Looked, SearchErrorCode>> {
  const found = await newestMatches(deps, search, signal);
  if (!found.ok) return found;
  const isNew = (article: Article) => !mayMatchLater(search) || isRecent(article, lookedAt.getTime());
  const untold = freshMatches(seen, found.value).filter((pmid) => !notices.has(pmid));
  const fresh = (await deps.literature.articles(untold)).filter(isNew).map((article) => ({ article }));
  return ok({ fresh, seen: rememberedMatches(seen, found.value) });
}

/** Those that may contradict the answer first. */
async function studiesOfAnswer(
  { studiesOn }: LookDeps,
  { answer, seen, lookedAt }: DueAlert & { answer: FollowedQuestion },
  signal: AbortSignal,
): Promise<Looked> {
  const { direct: found } = await studiesOn(answer, signal);
  const known = new Set(seen);
  const fresh = found
    .filter(({ article }) => !known.has(article.pmid) && isRecent(article, lookedAt.getTime()))
    .map(({ article, direction, sentence, effect }) => ({
      article,
      said: { stance: stanceOnAnswer(answer.verdict, direction), sentence, effect },
    }));
  const contradicts = ({ said }: (typeof fresh)[number]) => said.stance === 'contradicts';
  const pmids = found.map(({ article }) => article.pmid);
  return {
    fresh: [...fresh.filter(contradicts), ...fresh.filter((one) => !contradicts(one))],
    seen: rememberedMatches(seen, pmids),
  };
}

/**
 * Whether an article that is long in the collection may begin to match: plain words are ranked by its statistics, and what
 * most filters go by (study types, sample sizes, ratings of journals) is read or loaded anew.
 */
function mayMatchLater({ query_type: type, article_type: articleType, filters }: SavedSearch): boolean {
  const { study_types: types, sample_size: size, impact_factor: impact, current_week, cost_effectiveness } = filters;
  const isNarrowed = articleType !== null || types !== null || size !== null || impact !== 'off';
  return type === 'simple' || isNarrowed || current_week || cost_effectiveness;
}
