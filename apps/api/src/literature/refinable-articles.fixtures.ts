import { readLiteratureBytes } from '@footnote/literature';
import type { Article } from '@footnote/domain';

/** The XML of a trial in whose words the rules find nothing; a higher number is newer. */
export function refinableRecord(number: number, { knees = 'Knee swelling', year = 1900 + number } = {}): string {
  return `<PubmedArticle><MedlineCitation><PMID Version="1">${number}</PMID>
    <Article><Journal><JournalIssue><PubDate><Year>${year}</Year></PubDate></JournalIssue><Title>The Journal of Walks</Title></Journal>
    <ArticleTitle>Brisk strolling ${number}</ArticleTitle>
    <Abstract><AbstractText>We drew lots among 64 retired miners of valley ${number}. One half strolled briskly, the other half rested. ${knees} went down by a third.</AbstractText></Abstract>
    <PublicationTypeList><PublicationType>Randomized Controlled Trial</PublicationType></PublicationTypeList></Article></MedlineCitation></PubmedArticle>`;
}

/** Records as a file of the library holds them. */
export function recordFile(records: readonly string[]): string {
  return `<PubmedArticleSet>${records.join('\n')}</PubmedArticleSet>`;
}

/** Records as an import reads them. */
export async function articlesOf(records: readonly string[]): Promise<Article[]> {
  const articles: Article[] = [];
  const bytes = async function* () {
    yield Buffer.from(recordFile(records));
  };
  for await (const record of readLiteratureBytes(bytes())) {
    if (record.type === 'article') articles.push(record.article);
  }
  return articles;
}

/** The number of the article a model was asked about, as its prompt says. */
export function askedNumber(body: string): number {
  return Number(/Title: Brisk strolling (\d+)/.exec(body)?.[1] ?? 0);
}

/** What a model that reads well answers about any of these articles. */
export function goodAnswer(body: string): string {
  const number = askedNumber(body);
  return JSON.stringify({
    population: [`retired miners of valley ${number}`],
    intervention: ['strolled briskly'],
    comparison: ['rested'],
    outcome: ['Knee swelling'],
    bottom_line: 'Knee swelling went down by a third.',
    n: 64,
  });
}

/** What one that invents answers about all of them. */
export const INVENTED = JSON.stringify({
  population: ['retired sailors'],
  intervention: ['swimming'],
  bottom_line: 'Swimming heals knees.',
  n: 640,
});
