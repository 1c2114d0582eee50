import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { exportedReference, writeBibtex, type Article } from '@footnote/domain';
import { DOMParser } from '@xmldom/xmldom';
import { describe, expect, it } from 'vitest';
import xpath from 'xpath';
import { readLiteratureFile } from '../files/read-literature-file.ts';
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

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'nodeType' in value;
}

const MEDLINE_TAG = /<(?:PubmedArticle|PubmedBookArticle|DeleteCitation|MedlineCitation|PubmedArticleSet)[\s>]/;

function parseWhole(file: string): Node | null {
  const content = bytesOf(file).toString('utf8').trimStart();
  if (!MEDLINE_TAG.test(content) || !content.startsWith('<')) return null;
  const onError = (level: string, message: string) => {
    if (level !== 'warning') throw new Error(message);
  };
  try {
    const parsed: unknown = new DOMParser({ onError }).parseFromString(content, 'text/xml');
    return isNode(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

function select(expression: string, node: Node): Node[] {
  const found = xpath.select(expression, node);
  return Array.isArray(found) ? found : [];
}

const count = (expression: string, node: Node) => select(expression, node).length;
function text(expression: string, node: Node): string {
  const found = xpath.select(`normalize-space(string(${expression}))`, node);
  return typeof found === 'string' ? found : '';
}
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
    ...placeByXPath(record, article),
    ...detailsByXPath(record, article, citation),
    notices: count(
      `${citation}/CommentsCorrectionsList/CommentsCorrections[@RefType='ErratumIn' or @RefType='ErratumFor' or starts-with(@RefType,'ExpressionOfConcern') or contains(@RefType,'etraction') or contains(@RefType,'epublished')]`,
      record,
    ),
  };
}

/** First and last page as newer records give them beside what is printed; the last only where it is another. */
function ownRange(record: Node, article: string): string[] {
  const pages = ['StartPage', 'EndPage'].map((name) => text(`${article}/Pagination/${name}`, record));
  return [...new Set(pages)].filter(Boolean);
}

function placeByXPath(record: Node, article: string) {
  const issue = record.nodeName === 'PubmedBookArticle' ? `${article}/Book` : `${article}/Journal/JournalIssue`;
  return {
    volume: text(`${issue}/Volume`, record),
    issue: text(`${issue}/Issue`, record),
    pages: text(`${article}/Pagination/MedlinePgn`, record) || ownRange(record, article).join('-'),
    pii: text(`${article}/ELocationID[@EIdType='pii'][not(@ValidYN='N')]`, record),
  };
}

function detailsByXPath(record: Node, article: string, citation: string) {
  const people = (list: string) =>
    count(
      `${citation}/${list}[not(@ValidYN='N')][normalize-space(LastName) or normalize-space(CollectiveName) or normalize-space(ForeName)]`,
      record,
    );
  const banks = `${article}/DataBankList/DataBank`;
  return {
    majorQualifiers: count(
      `${citation}/MeshHeadingList/MeshHeading[normalize-space(DescriptorName)]/QualifierName[@MajorTopicYN='Y']`,
      record,
    ),
    country:
      text(`${citation}/MedlineJournalInfo/Country`, record) ||
      text(`${article}/Book/Publisher/PublisherLocation`, record),
    investigators: people('InvestigatorList/Investigator'),
    subjects: people('PersonalNameSubjectList/PersonalNameSubject'),
    hasGrants: count(`${article}/GrantList/Grant`, record) > 0,
    hasInterests: count(`${citation}/CoiStatement`, record) > 0,
    accessions:
      distinct(`${banks}/AccessionNumberList/AccessionNumber`, record) +
      count(`${banks}[not(.//AccessionNumber)]`, record),
    completed: text(`${citation}/DateCompleted/Year`, record),
    indexed: text(`*/History/PubMedPubDate[@PubStatus='medline']/Year`, record),
    online: text(
      `${article}/ArticleDate[@DateType='Electronic' or not(../ArticleDate[@DateType='Electronic'])]/Year`,
      record,
    ),
    central: text(
      `(PubmedData|PubmedBookData|BookDocument)/ArticleIdList/ArticleId[@IdType='pmc' or @IdType='pmcid']`,
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
    volume: article.volume ?? '',
    issue: article.issue ?? '',
    pages: article.pages ?? '',
    pii: article.pii ?? '',
    ...detailsByImporter(article),
    notices: article.notices.filter(({ pmid, note }) => pmid !== '' || note !== '').length,
  };
}

function detailsByImporter({ mesh, details = {} }: Article) {
  return {
    majorQualifiers: mesh.reduce((sum, { majorQualifiers = [] }) => sum + majorQualifiers.length, 0),
    country: details.country ?? '',
    investigators: details.investigators?.length ?? 0,
    subjects: details.subjects?.length ?? 0,
    hasGrants: details.grants !== undefined,
    hasInterests: details.interests !== undefined,
    accessions: details.accessions?.length ?? 0,
    completed: details.completed?.slice(0, 4) ?? '',
    indexed: details.indexed?.slice(0, 4) ?? '',
    online: details.online?.slice(0, 4) ?? '',
    central: details.numbers?.find((number) => number.startsWith('PMC')) ?? '',
  };
}

/** What a file must give, counted on the parsed document; a file that is not whole MEDLINE XML gives one failure. */
function expectedOf(file: string) {
  const document = parseWhole(file);
  if (document === null) return { articles: [], failures: 1, deletions: 0 };
  const elements = select('//PubmedArticle | //PubmedBookArticle', document);
  const valid = elements.filter((element) => /^\d+$/.test(text('(MedlineCitation|BookDocument)/PMID', element)));
  return {
    articles: valid.map(countedByXPath),
    failures: elements.length - valid.length,
    deletions: count('//DeleteCitation/PMID', document),
  };
}

async function articlesIn(file: string): Promise<Article[]> {
  const records = await collect(readLiteratureFile(file, () => {}));
  return records.flatMap((record) => (record.type === 'article' ? [record.article] : []));
}

/** Pages of the records of a file that give a first and a last one themselves, and what an export writes. */
async function comparedPages(file: string): Promise<{ own: string; written: string }[]> {
  const document = parseWhole(file);
  const ranged = document === null ? [] : select('//PubmedArticle[.//Pagination[StartPage][EndPage]]', document);
  const articles = ranged.length === 0 ? [] : await articlesIn(join(root ?? '', file));
  return ranged.flatMap((record) => {
    const article = articles.find(({ pmid }) => pmid === text('MedlineCitation/PMID', record));
    // Of several printed ranges the record itself gives one.
    if (article === undefined || /[;,]/.test(article.pages ?? '')) return [];
    return [{ own: ownRange(record, 'MedlineCitation/Article').join('--'), written: writtenPages(article) }];
  });
}

describe('the MEDLINE files of the test data', () => {
  it.each(files)('%s', async (file) => {
    const records = await collect(readLiteratureFile(join(root ?? '', file), () => {}));
    expect({
      articles: records.flatMap((record) => (record.type === 'article' ? [countedByImporter(record.article)] : [])),
      failures: records.filter(({ type }) => type === 'failure').length,
      deletions: records.filter(({ type }) => type === 'deletion').length,
    }).toEqual(expectedOf(file));
  });

  it('have pages that exports write out as the record does itself', async ({ skip }) => {
    if (root === null) {
      skip(NO_TEST_DATA);
      return;
    }
    const compared = await Promise.all(files.map((file) => comparedPages(file)));
    expect(compared.flat().length).toBeGreaterThan(50);
    expect(compared.flat().filter(({ own, written }) => own !== written)).toEqual([]);
  });

  it('are read in full', async ({ skip }) => {
    if (root === null) {
      skip(NO_TEST_DATA);
      return;
    }
    const articles = (await Promise.all(files.map((file) => articlesIn(join(root, file))))).flat();
    expect(articles.length).toBeGreaterThan(300);
    expect(articles.filter(({ book }) => book !== null).length).toBeGreaterThan(2);
    expect(Math.max(...articles.map(({ authors }) => authors.length))).toBeGreaterThan(100);
  });
});

/** Pages as an export writes them out ("244--255"). */
function writtenPages(article: Article): string {
  return /^ {2}pages = \{(.*)\},$/m.exec(writeBibtex([exportedReference({ ...article, impact: null })]))?.[1] ?? '';
}

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

describe('twins of MEDLINE files written by a reference manager', () => {
  it.each(['ArticleID', 'ArticleItalics', 'ArticleNoISSN', 'Nbib', 'MeshHeadingList'])('%s', async (name) => {
    if (root === null) return;
    const path = join(root, 'jabref', `MedlineImporterTest${name}`);
    const articles = await articlesIn(`${path}.xml`);
    const entries = bibEntries(`${path}.bib`).filter((entry) => 'pmid' in entry);
    const imported = articles.map((article) => ({
      pmid: article.pmid,
      doi: article.doi,
      title: article.title,
      journal: article.journal.title,
      revised: article.revised,
      'issn-linking': article.journal.issn,
      volume: article.volume ?? '',
      issue: article.issue ?? '',
      pages: writtenPages(article),
      year: article.publicationDate.slice(0, 4),
      authors: article.authors.length,
    }));
    // A twin leaves out what its writer had no field for; the rest must agree.
    const twins = entries.map(({ author, ...entry }, index) => {
      const own = imported[index];
      const given = Object.entries(own ?? {}).map(([key, value]) => [key, entry[key] ?? value]);
      return {
        ...Object.fromEntries(given),
        ...(author === undefined ? {} : { authors: author.split(' and ').length }),
      };
    });
    expect(twins).toEqual(imported);
  });
});
