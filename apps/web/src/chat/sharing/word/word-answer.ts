import {
  doiAddress,
  noticeWords,
  pubmedPage,
  sourceAddress,
  vancouverReference,
  xmlText,
  type NumberedCitation,
  type ReferenceWords,
} from '@footnote/domain';
import type { DocumentNode, EvidenceSection } from '@footnote/ui';
import {
  AlignmentType,
  Bookmark,
  Document,
  ExternalHyperlink,
  Footer,
  HeadingLevel,
  Packer,
  PageNumber,
  Paragraph,
  TextRun,
  type Table,
} from 'docx';
import { CELL, referenceAnchor, textRun, wordBlocks, wordParagraph, type WordPage } from './word-blocks.ts';
import { BULLETS, wordLists, type WordLists } from './word-lists.ts';
import { wordTable } from './word-table.ts';

/** What of an answer stands in a document. */
export interface WordAnswer {
  question: string;
  /** When and by what it was answered. */
  byline: string;
  /** Said before it, a paragraph each. */
  remarks: readonly string[];
  answer: readonly DocumentNode[];
  /** What it rests on, said after it. */
  sections: readonly EvidenceSection[];
  /** Heading of the references. */
  heading: string;
  references: readonly NumberedCitation[];
  /** What is said of them. */
  words: ReferenceWords;
  /** What the product is not. */
  disclaimer: string;
  /** BCP 47 tag of the answer's language. */
  language: string;
  direction: 'ltr' | 'rtl';
}

/** Millimetres of A4 would be Word's own; a margin of two centimetres leaves room for tables. */
const MARGIN = 1_134;
/** No heading stands alone at the foot of a page. */
const HEADING = { heading: HeadingLevel.HEADING_1, keepNext: true };
const SMALL = { size: 16, color: '55606D' };

/** An answer as a document of Word: its title is the question, its references are a numbered list that markers lead to, in its words and below them. */
export async function wordAnswer(answer: WordAnswer): Promise<Blob> {
  const { question, byline, remarks, sections, references, language, direction } = answer;
  const page: WordPage = { direction, lists: wordLists() };
  const cited = new Set(references.map(({ n }) => n));
  const children = [
    wordParagraph(question, page, { paragraph: { heading: HeadingLevel.TITLE } }),
    wordParagraph(byline, page, { paragraph: { spacing: { after: 200 } }, format: SMALL }),
    ...remarks.map((remark) => wordParagraph(remark, page, { format: { italics: true } })),
    ...wordBlocks(answer.answer, page),
    ...sections.flatMap((section) => sectionBlocks(section, { ...page, cited })),
    ...(references.length === 0 ? [] : [wordParagraph(answer.heading, page, { paragraph: HEADING })]),
    ...references.map((reference) => referenceLine(reference, answer, page)),
    wordParagraph(answer.disclaimer, page, { paragraph: { spacing: { before: 240 } }, format: SMALL }),
  ];
  const document = new Document({
    title: xmlText(question),
    creator: 'Footnote',
    description: xmlText(answer.disclaimer),
    styles: { default: { document: { run: { language: { value: language, bidirectional: language } } } } },
    numbering: { config: page.lists.definitions() },
    sections: [
      {
        properties: { page: { margin: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN } } },
        footers: { default: pageNumbers() },
        children,
      },
    ],
  });
  return Packer.toBlob(document);
}

function sectionBlocks(
  { heading, lines, table }: EvidenceSection,
  page: { lists: WordLists; cited: ReadonlySet<number> },
): (Paragraph | Table)[] {
  const title = wordParagraph(heading, page, { paragraph: HEADING });
  const paragraph = lines.length > 1 ? { numbering: { reference: BULLETS, level: 0 } } : {};
  if (table === undefined) return [title, ...lines.map((line) => wordParagraph(line, page, { paragraph }))];
  const row = (isHeader: boolean) => (cells: readonly string[]) => ({
    isHeader,
    // What stands in brackets in other cells is a study's own.
    cells: cells.map((cell, at) =>
      wordParagraph(cell, at === 0 ? page : { lists: page.lists }, {
        paragraph: CELL,
        format: { size: 16, bold: isHeader },
      }),
    ),
  });
  return [title, wordTable([row(true)(table.header), ...table.rows.map(row(false))], 'ltr')];
}

/** A reference in full, with its pages in the web. */
function referenceLine({ n, citation }: NumberedCitation, { words: said }: WordAnswer, { lists }: WordPage): Paragraph {
  const ltr = { direction: 'ltr' } as const;
  const isArticle = citation.type === 'pubmed';
  const doi = isArticle ? doiAddress(citation.doi) : '';
  const pubmed = isArticle ? pubmedPage(citation.pmid) : '';
  const known = vancouverReference(
    {
      ...citation,
      ...(doi === '' ? {} : { doi: '' }),
      ...(pubmed === '' ? {} : { pmid: '' }),
    },
    said.page,
  );
  const other = doi === '' && pubmed === '' ? sourceAddress(citation.url) : '';
  const links = [
    { address: doi, words: `doi:${citation.doi}` },
    { address: pubmed, words: `PubMed PMID: ${citation.pmid}` },
    { address: other, words: other },
  ].filter(({ address }) => address !== '');
  return new Paragraph({
    spacing: { after: 120 },
    numbering: lists.reference(n),
    children: [
      new Bookmark({
        id: referenceAnchor(n),
        children: [
          ...noticeWords(citation, said).map((mark) => textRun(`(${mark}) `, ltr, { bold: true, color: 'B3261E' })),
          textRun(known, ltr, {}),
        ],
      }),
      ...links.flatMap(({ address, words }) => [
        new TextRun(' '),
        new ExternalHyperlink({ link: xmlText(address), children: [textRun(words, ltr, { style: 'Hyperlink' })] }),
      ]),
    ],
  });
}

function pageNumbers(): Footer {
  const numbers = new TextRun({ children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES], ...SMALL });
  return new Footer({ children: [new Paragraph({ alignment: AlignmentType.END, children: [numbers] })] });
}
