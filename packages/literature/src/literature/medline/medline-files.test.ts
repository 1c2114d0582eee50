import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Article } from '@footnote/domain';
import { DOMParser } from '@xmldom/xmldom';
import { describe, expect, it } from 'vitest';
import xpath from 'xpath';
import { readLiteratureFile } from '../files/read-literature-file.ts';
import type { LiteratureRecord } from '../literature-record.ts';
import { NO_TEST_DATA, testData } from '../test-data.fixtures.ts';
import { collect } from './medline-xml.fixtures.ts';

const root = testData('pubmed_xml');
const files =
  root === null
    ? []
    : readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => statSync(join(root, file)).isFile());

function bytesOf(file: string): Buffer {
  const bytes = readFileSync(join(root ?? '', file));
  return bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes;
}

function parseWhole(file: string): Node | null {
  const text = bytesOf(file).toString('utf8');
  if (
    !/<(?:PubmedArticle|PubmedBookArticle|DeleteCitation|MedlineCitation|PubmedArticleSet)[\s>]/.test(text) ||
    !text.trimStart().startsWith('<')
  )
    return null;
  try {
    return new DOMParser({
      onError: (level, message) => {
        if (level !== 'warning') throw new Error(message);
      },
    }).parseFromString(text.trimStart(), 'text/xml') as unknown as Node;
  } catch {
    return null;
  }
}

const select = (expression: string, node: Node) => xpath.select(expression, node) as unknown as Node[];
const count = (expression: string, node: Node) => select(expression, node).length;
const text = (expression: string, node: Node) => String(xpath.select(`normalize-space(string(${expression}))`, node));
const distinct = (expression: string, node: Node) =>
  new Set(
    select(expression, node)
      .map((found) => (found.textContent ?? '').replaceAll(/\s+/g, ' ').trim())
      .filter(Boolean),
  ).size;

/** What the document itself says of one record, counted without the importer's code. */
function countedByXPath(record: Node) {
  const article = record.nodeName === 'PubmedBookArticle' ? 'BookDocument' : 'MedlineCitation/Article';
  const citation = record.nodeName === 'PubmedBookArticle' ? 'BookDocument' : 'MedlineCitation';
  const own = `${article}/Abstract/AbstractText[normalize-space(.)]`;
  const other = `${citation}/OtherAbstract`;
  const english = `${other}[@Language='eng' or not(@Language)]`;
  const fallback = count(english, record) > 0 ? `(${english})[1]` : `(${other})[1]`;
  const authors = (list: string) =>
    count(
      `${list}/Author[not(@ValidYN='N')][normalize-space(LastName) or normalize-space(CollectiveName) or normalize-space(ForeName)]`,
      record,
    );
  const bookAuthors =
    [
      `${article}/AuthorList[not(@Type='editors')]`,
      `${article}/Book/AuthorList[not(@Type='editors')]`,
      `${article}//AuthorList`,
    ]
      .map(authors)
      .find((size) => size > 0) ?? 0;
  return {
    pmid: text(`${citation}/PMID`, record).replace(/^0+/, ''),
    authors: record.nodeName === 'PubmedBookArticle' ? bookAuthors : authors(`${article}/AuthorList`),
    mesh: count(`${citation}/MeshHeadingList/MeshHeading[normalize-space(DescriptorName)]`, record),
    qualifiers: count(`${citation}/MeshHeadingList/MeshHeading[normalize-space(DescriptorName)]/QualifierName`, record),
    majors: count(
      `${citation}/MeshHeadingList/MeshHeading[normalize-space(DescriptorName)][*/@MajorTopicYN='Y']`,
      record,
    ),
    sections: count(own, record) || count(`${fallback}/AbstractText[normalize-space(.)]`, record),
    keywords: distinct(`${citation}/KeywordList/Keyword`, record),
    publicationTypes: distinct(`${article}//PublicationType`, record),
    languages: distinct(`${article}/Language`, record),
    notices: count(
      `${citation}/CommentsCorrectionsList/CommentsCorrections[@RefType='ErratumIn' or @RefType='ErratumFor' or starts-with(@RefType,'ExpressionOfConcern') or contains(@RefType,'etraction') or contains(@RefType,'epublished')]`,
      record,
    ),
  };
}

function countedByImporter(article: Article) {
  return {
    pmid: article.pmid,
    authors: article.authors.length,
    mesh: article.mesh.length,
    qualifiers: article.mesh.reduce((sum, { qualifiers }) => sum + qualifiers.length, 0),
    majors: article.mesh.filter(({ major }) => major).length,
    sections: article.abstract.length,
    keywords: article.keywords.length,
    publicationTypes: article.publicationTypes.length,
    languages: article.languages.length,
    notices: article.notices.filter(({ pmid, note }) => pmid !== '' || note !== '').length,
  };
}

const isArticle = (record: LiteratureRecord) => record.type === 'article';

describe.skipIf(root === null)(root === null ? NO_TEST_DATA : 'the MEDLINE files of the test data', () => {
  it.each(files)('%s', async (file) => {
    const records = await collect(readLiteratureFile(join(root ?? '', file), () => {}));
    const document = parseWhole(file);
    if (document === null) {
      expect(records).toEqual([{ type: 'failure', pmid: expect.any(String), reason: expect.stringMatching(/\w/) }]);
      return;
    }
    const elements = select('//PubmedArticle | //PubmedBookArticle', document);
    const valid = elements.filter((element) => /^\d+$/.test(text('(MedlineCitation|BookDocument)/PMID', element)));
    expect(records.flatMap((record) => (record.type === 'article' ? [countedByImporter(record.article)] : []))).toEqual(
      valid.map(countedByXPath),
    );
    expect(records.filter(({ type }) => type === 'failure')).toHaveLength(elements.length - valid.length);
    expect(records.filter(({ type }) => type === 'deletion')).toHaveLength(count('//DeleteCitation/PMID', document));
  });

  it('are read in full', async () => {
    const all = await Promise.all(files.map((file) => collect(readLiteratureFile(join(root ?? '', file), () => {}))));
    const records = all.flat();
    const books = records.filter((record) => record.type === 'article' && record.article.book !== null);
    expect(records.filter(isArticle).length).toBeGreaterThan(300);
    expect(books.length).toBeGreaterThan(2);
    expect(records.some((record) => record.type === 'article' && record.article.authors.length > 100)).toBe(true);
  });
});

/** The braces-only BibTeX that a reference manager made of the same records. */
function bibEntries(file: string): Record<string, string>[] {
  return readFileSync(file, 'utf8')
    .split(/^@/m)
    .slice(1)
    .map((entry) =>
      Object.fromEntries(
        [...entry.matchAll(/^\s*([\w-]+)\s*=\s*\{([\s\S]*?)\},?\s*$/gm)].map((match) => [
          match[1] ?? '',
          match[2] ?? '',
        ]),
      ),
    );
}

describe.skipIf(root === null)(
  root === null ? NO_TEST_DATA : 'twins of MEDLINE files written by a reference manager',
  () => {
    it.each(['ArticleID', 'ArticleItalics', 'ArticleNoISSN', 'Nbib', 'MeshHeadingList'])('%s', async (name) => {
      const path = join(root ?? '', 'jabref', `MedlineImporterTest${name}`);
      const records = await collect(readLiteratureFile(`${path}.xml`, () => {}));
      const entries = bibEntries(`${path}.bib`).filter((entry) => 'pmid' in entry);
      expect(records.length).toBe(entries.length);
      entries.forEach((entry, index) => {
        const record = records[index];
        if (record?.type !== 'article') throw new Error(`Record ${index} of ${name} is not an article.`);
        const { article } = record;
        const given = (key: string, value: string) => expect(entry[key] ?? value, key).toBe(value);
        given('pmid', article.pmid);
        given('doi', article.doi);
        given('title', article.title);
        given('journal', article.journal.title);
        given('revised', article.revised);
        given('issn-linking', article.journal.issn);
        given('year', article.publicationDate.slice(0, 4));
        if (entry['author'] !== undefined) expect(entry['author'].split(' and ')).toHaveLength(article.authors.length);
      });
    });
  },
);
