import {
  questionKnowledge,
  stemWord,
  tokenise,
  type LiteratureIndex,
  type QuestionRanking,
  type RankTerm,
} from '@footnote/literature';

const ARTICLES_READ = 5;
const TERMS_TAKEN = 5;
const WEIGHT = 0.05;
const MAX_COUNTED = 24;
const SHORTEST = 3;
/** A word that a larger share of the articles contains tells nothing. */
const MAX_COMMON = 0.1;
const SATURATION = 1.2;

const ALL = { query: { type: 'all' }, sort: { by: 'relevance', order: 'desc' }, offset: 0 } as const;

/**
 * The words that the best articles of a ranking share (pseudo-relevance feedback). It is measured here and no part of the
 * product: it costs a second search and the reading of articles, and finds hardly more.
 */
export async function feedbackTerms(
  index: LiteratureIndex,
  ranking: Pick<QuestionRanking, 'rank' | 'substitutes'>,
): Promise<RankTerm[]> {
  const { hits } = await index.search({ ...ALL, ...ranking, limit: ARTICLES_READ });
  const scores = new Map(hits.map((hit) => [hit.pmid, hit.score]));
  const shared = new Map<string, { word: string; said: number }>();
  for (const { pmid, title, abstract } of await index.articles([...scores.keys()])) {
    const text = [title, ...abstract.map((section) => section.text)].join(' ');
    for (const [stem, { word, times }] of timesSaid(text)) {
      const held = shared.get(stem) ?? { word, said: 0 };
      held.said += ((scores.get(pmid) ?? 0) * times) / (times + SATURATION);
      shared.set(stem, held);
    }
  }
  const knowledge = questionKnowledge();
  const said = [...shared.values()]
    .filter(({ word }) => word.length >= SHORTEST && !knowledge.isEveryday(word, 'en'))
    .sort((left, right) => right.said - left.said || (left.word < right.word ? -1 : 1))
    .slice(0, MAX_COUNTED);
  return mostTelling(index, said);
}

function timesSaid(text: string): Map<string, { word: string; times: number }> {
  const words = new Map<string, { word: string; times: number }>();
  for (const { word } of tokenise(text)) {
    const held = words.get(stemWord(word)) ?? { word, times: 0 };
    held.times += 1;
    words.set(stemWord(word), held);
  }
  return words;
}

async function mostTelling(
  index: LiteratureIndex,
  said: readonly { word: string; said: number }[],
): Promise<RankTerm[]> {
  const { total } = await index.search({ ...ALL, rank: null, limit: 0 });
  const frequencies = await index.frequencies(said.map(({ word }) => word));
  const telling = said
    .flatMap(({ word, said: share }, place) => {
      const articles = frequencies[place]?.articles ?? 0;
      if (articles < 2 || articles > total * MAX_COMMON) return [];
      return [{ word, value: share * Math.log(1 + (total - articles + 0.5) / (articles + 0.5)) }];
    })
    .sort((left, right) => right.value - left.value || (left.word < right.word ? -1 : 1))
    .slice(0, TERMS_TAKEN);
  const most = telling[0]?.value ?? 1;
  return telling.map(({ word, value }) => ({ text: word, weight: (WEIGHT * value) / most }));
}
