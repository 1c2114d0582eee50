import { EXPORT_NOTICE, xmlText, type BibliographyStyle, type CslItem } from '@footnote/domain';
import { AlignmentType, Document, HeadingLevel, LevelFormat, Packer, Paragraph, TextRun } from 'docx';
import {
  Bibliography,
  Citation,
  CitationStyle,
  createBibliography,
  SourceType,
  type Person,
  type Source,
} from 'docx/bibliography';
import { BIBLIOGRAPHY_CREDIT } from '../bibliography-words.ts';

interface WordBibliography {
  style: BibliographyStyle;
  items: readonly CslItem[];
  /** The entries as the style writes them. */
  entries: readonly string[];
}

/** The style of Word that comes nearest; Word has neither Vancouver nor AMA, whose numbers these two give. */
const STYLES = {
  vancouver: CitationStyle.ISO_690_NUMERICAL_REFERENCE,
  ama: CitationStyle.ISO_690_NUMERICAL_REFERENCE,
  apa: CitationStyle.APA,
} as const satisfies Record<BibliographyStyle, string>;

const NUMBERED = 'references';

/** Said above the citations, which nobody expects twice. */
const HOW_TO_CITE =
  'Copy the citation in brackets into your text, or choose it under References, Insert Citation. Word keeps the bibliography below in the style chosen there.';

/**
 * A document with the references as the style writes them and, below, with a citation of each that Word manages: they are
 * in its list of sources, so that a user cites them by Insert Citation and Word writes the bibliography.
 */
export async function wordDocument({ style, items, entries }: WordBibliography): Promise<Uint8Array<ArrayBuffer>> {
  const sources = items.map((item, index) => sourceOf(item, index));
  const isNumbered = style !== 'apa';
  const document = new Document({
    title: 'References',
    creator: 'Footnote',
    description: EXPORT_NOTICE,
    styles: { default: { heading1: { paragraph: { spacing: { before: 280, after: 100 }, keepNext: true } } } },
    bibliography: createBibliography({ style: STYLES[style], sources }),
    numbering: {
      config: [
        {
          reference: NUMBERED,
          levels: [
            {
              level: 0,
              format: LevelFormat.DECIMAL,
              text: '%1.',
              alignment: AlignmentType.START,
              style: { paragraph: { indent: { left: 480, hanging: 480 } } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        children: [
          heading('References'),
          ...entries.map((entry) => entryOf(entry, isNumbered)),
          heading('Citations'),
          small(HOW_TO_CITE),
          ...sources.map(({ tag, title = '' }) => citationOf(tag, title)),
          new Bibliography({ title: 'Bibliography' }),
          small(EXPORT_NOTICE),
          small(BIBLIOGRAPHY_CREDIT),
        ],
      },
    ],
  });
  return new Uint8Array(await Packer.toArrayBuffer(document));
}

const heading = (text: string) => new Paragraph({ text, heading: HeadingLevel.HEADING_1 });

/** A style that numbers writes the number into the entry; Word numbers its own lists. */
function entryOf(entry: string, isNumbered: boolean): Paragraph {
  const text = isNumbered ? entry.replace(/^\s*\d+\.\s*/, '') : entry;
  return new Paragraph({
    spacing: { after: 120 },
    children: [new TextRun(xmlText(text))],
    ...(isNumbered ? { numbering: { reference: NUMBERED, level: 0 } } : { indent: { left: 480, hanging: 480 } }),
  });
}

const citationOf = (tag: string, title: string) =>
  new Paragraph({ spacing: { after: 60 }, children: [new TextRun(`${xmlText(title)} `), new Citation(tag)] });

const small = (text: string) =>
  new Paragraph({ spacing: { before: 120 }, children: [new TextRun({ text, size: 16 })] });

const TYPES = {
  'article-journal': SourceType.JOURNAL_ARTICLE,
  book: SourceType.BOOK,
  chapter: SourceType.BOOK_SECTION,
} as const satisfies Record<CslItem['type'], string>;

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** A reference as Word keeps it; its tag is its place and its PMID, which no two have alike. */
function sourceOf(item: CslItem, index: number): Source {
  const [year, month, day] = item.issued?.['date-parts'][0] ?? [];
  const container = item['container-title'];
  const known = {
    title: item.title,
    journalName: item.type === 'article-journal' ? container : undefined,
    bookTitle: item.type === 'chapter' ? container : undefined,
    year: year?.toString(),
    month: month === undefined ? undefined : MONTHS[month - 1],
    day: day?.toString(),
    volume: item.volume,
    issue: item.issue,
    pages: item.page,
    publisher: item.publisher,
    standardNumber: item.DOI ?? item.ISSN,
    url: item.URL,
  };
  const texts = Object.entries(known).flatMap(([name, value]) => (value === undefined ? [] : [[name, xmlText(value)]]));
  return {
    ...Object.fromEntries(texts),
    ...authorsOf(item),
    tag: `F${index + 1}${item.PMID === undefined ? '' : `PMID${item.PMID.replaceAll(/\D/g, '')}`}`,
    type: TYPES[item.type],
  };
}

/** Word knows people or one organization; where both wrote it, the organization stands among the people. */
function authorsOf({ author = [] }: CslItem): Pick<Source, 'authors' | 'corporateAuthor'> {
  const [only, ...others] = author;
  if (only !== undefined && others.length === 0 && 'literal' in only) return { corporateAuthor: xmlText(only.literal) };
  const authors = author.map((name): Person => {
    if ('literal' in name) return { lastName: xmlText(name.literal) };
    const lastName = xmlText([name.family, name.suffix ?? ''].join(' ').trim());
    const [firstName = '', ...middle] = xmlText(name.given).split(' ');
    return {
      lastName,
      ...(firstName === '' ? {} : { firstName }),
      ...(middle.length === 0 ? {} : { middleName: middle.join(' ') }),
    };
  });
  return authors.length === 0 ? {} : { authors };
}
