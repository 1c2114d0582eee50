import type { ArticleWithContext } from '@footnote/domain';
import { passagesOf, sectionsOf, type Passage } from '../../../literature/extraction/article-passages.ts';
import { matchableText, type MatchableText } from '../matching/matchable-text.ts';

/** What of an article tells what was studied and found; what is only background is in none of these. */
export interface StudyTexts {
  title: MatchableText;
  /** Title, headings and keywords. */
  head: MatchableText;
  /** Who was studied: title, participants and methods. */
  people: string;
  /** All but the background. */
  studied: MatchableText;
  /** Results and conclusions. */
  found: MatchableText;
  sentences: readonly { text: string; part: Passage['part']; matchable: MatchableText }[];
}

/** Without labels, what stands before the aim or the methods introduces. */
function withoutIntroduction(passages: readonly Passage[]): Passage[] {
  const told = passages.filter(({ part }) => part !== 'title' && part !== 'background');
  const begins = told.findIndex(({ part }) => part !== 'unlabelled');
  const first = begins < 0 ? Math.min(1, Math.max(0, told.length - 3)) : begins;
  return told.slice(first);
}

const FOUND = new Set<Passage['part']>(['results', 'conclusions', 'unlabelled']);
const PEOPLE = new Set<Passage['part']>(['participants', 'methods', 'aim']);

/** Prepares an article for being matched with what a question asks. */
export function studyTexts(article: ArticleWithContext): StudyTexts {
  const passages = passagesOf(article.title, sectionsOf(article.abstract));
  const told = withoutIntroduction(passages);
  const headings = article.mesh.flatMap(({ descriptor }) => [descriptor, ...descriptor.split(', ')]);
  const join = (texts: readonly string[]) => matchableText(texts.filter((text) => text !== '').join(' ; '));
  const { title, vernacularTitle, keywords, population, intervention, comparison, outcome, bottomLine } = article;
  const head = [title, vernacularTitle, ...headings, ...keywords];
  const found = told.filter(({ part }) => FOUND.has(part)).map(({ text }) => text);
  const drawn = article.origin === 'starter' ? [population, intervention, comparison, outcome, bottomLine] : [];
  return {
    title: matchableText(`${title} ; ${vernacularTitle}`),
    head: join(head),
    people: [
      title,
      population,
      ...told.filter(({ part }) => PEOPLE.has(part)).map(({ text }) => text),
      ...headings,
    ].join(' ; '),
    studied: join([...head, ...told.map(({ text }) => text), ...drawn]),
    found: join([title, ...found, ...(article.origin === 'starter' ? [bottomLine] : [])]),
    sentences: told.map(({ text, part }) => ({ text, part, matchable: matchableText(text) })),
  };
}
