import type { Article } from '@footnote/domain';
import type { LiteratureRecord } from '../literature-record.ts';
import { readMedline } from './read-medline.ts';

/** Parts of a record as XML; each has a plain default. */
export interface RecordParts {
  pmid: string;
  version: string;
  revised: string;
  title: string;
  /** Inside Article, between title and languages. */
  article: string;
  /** Inside JournalIssue, before the date. */
  issue: string;
  pubDate: string;
  publicationTypes: readonly string[];
  /** Inside MedlineCitation, after Article. */
  citation: string;
  /** After MedlineCitation. */
  pubmedData: string;
}

const PLAIN: RecordParts = {
  pmid: '1001',
  version: '1',
  revised: '<Year>2020</Year><Month>02</Month><Day>03</Day>',
  title: 'Walking and blood pressure.',
  article: '<Abstract><AbstractText>Sixty people walked every day.</AbstractText></Abstract>',
  issue: '',
  pubDate: '<Year>2019</Year><Month>Mar</Month><Day>04</Day>',
  publicationTypes: ['Journal Article'],
  citation: '',
  pubmedData: '',
};

/** One PubmedArticle with some of its parts replaced. */
export function pubmedArticle(parts: Partial<RecordParts> = {}): string {
  const record = { ...PLAIN, ...parts };
  const types = record.publicationTypes.map((type) => `<PublicationType UI="D0">${type}</PublicationType>`).join('');
  return `<PubmedArticle><MedlineCitation Status="MEDLINE" Owner="NLM"><PMID Version="${record.version}">${record.pmid}</PMID>
    <DateRevised>${record.revised}</DateRevised>
    <Article PubModel="Print"><Journal><ISSN IssnType="Print">1234-5678</ISSN><JournalIssue>${record.issue}<PubDate>${record.pubDate}</PubDate></JournalIssue>
    <Title>The Journal of Walks</Title><ISOAbbreviation>J Walk</ISOAbbreviation></Journal>
    <ArticleTitle>${record.title}</ArticleTitle>${record.article}<Language>eng</Language>
    <PublicationTypeList>${types}</PublicationTypeList></Article>${record.citation}</MedlineCitation>${record.pubmedData}</PubmedArticle>`;
}

/** A whole file around some records. */
export function articleSet(...records: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE PubmedArticleSet PUBLIC "-//NLM//DTD PubMedArticle, 1st January 2025//EN" "https://dtd.nlm.nih.gov/ncbi/pubmed/out/pubmed_250101.dtd">
<PubmedArticleSet>\n${records.join('\n')}\n</PubmedArticleSet>\n`;
}

/** Text handed over in pieces of `size` UTF-16 units. */
export async function* inPieces(text: string, size = text.length): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

/** All that a stream gives. */
export async function collect<T>(stream: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of stream) all.push(item);
  return all;
}

/** Everything a MEDLINE text says. */
export function recordsIn(xml: string, size?: number): Promise<LiteratureRecord[]> {
  return collect(readMedline(inPieces(xml, size)));
}

/** The one article of a file that must hold exactly one; throws otherwise. */
export async function onlyArticle(xml: string): Promise<Article> {
  const [record, ...others] = await recordsIn(xml);
  if (record?.type !== 'article' || others.length > 0) throw new Error(`Not one article: ${JSON.stringify(record)}`);
  return record.article;
}
