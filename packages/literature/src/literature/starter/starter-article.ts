import {
  STUDY_TYPES,
  err,
  ok,
  type AbstractSection,
  type Article,
  type Notice,
  type NoticeKind,
  type Result,
} from '@footnote/domain';
import { bibliographicFields } from '../lists/bibliographic-fields.ts';
import { normalisePmid } from '../medline/fields/identifiers.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What a note of the collection says about its article, by the words our summaries use. */
const NOTE_KINDS: readonly { words: RegExp; kind: NoticeKind }[] = [
  { words: /\brepublished\b/i, kind: 'republished_by' },
  { words: /\breplaces the retracted\b/i, kind: 'republication_of' },
  { words: /\bexpression of concern\b|\bcontested\b/i, kind: 'concern_by' },
  { words: /\bcorrection\b|\berratum\b/i, kind: 'corrected_by' },
];

function text(fields: Fields, name: string): string {
  const value = fields[name];
  return typeof value === 'string' ? value.trim() : '';
}

function list(fields: Fields, name: string): readonly unknown[] {
  const value = fields[name];
  return Array.isArray(value) ? value : [];
}

function objects(fields: Fields, name: string): Fields[] {
  return list(fields, name).filter((item): item is Fields => typeof item === 'object' && item !== null);
}

function texts(fields: Fields, name: string): string[] {
  return list(fields, name).filter((item): item is string => typeof item === 'string' && item !== '');
}

function retraction(fields: Fields): Notice[] {
  const retracted = fields['retracted'];
  if (typeof retracted !== 'object' || retracted === null) return [];
  const { year, notice_pmid: pmid } = retracted as { year?: unknown; notice_pmid?: unknown };
  return [
    {
      kind: 'retracted_by',
      pmid: typeof pmid === 'string' ? pmid : '',
      note: typeof year === 'number' ? String(year) : '',
    },
  ];
}

function readNotices(fields: Fields): Notice[] {
  const retracted = retraction(fields);
  const note = text(fields, 'corrected');
  if (note === '') return retracted;
  const kind = NOTE_KINDS.find(({ words }) => words.test(note))?.kind;
  if (kind !== undefined) return [...retracted, { kind, pmid: /\bPMID (\d+)/.exec(note)?.[1] ?? '', note }];
  if (retracted.length === 0) return [{ kind: 'corrected_by', pmid: '', note }];
  return retracted.map((notice) => ({ ...notice, note: `${notice.note}. ${note}` }));
}

/** Reads one line of the starter collection; the error says which field is not as it must be. */
export function readStarterArticle(fields: Fields): Result<Article, string> {
  const pmid = normalisePmid(text(fields, 'pmid'));
  const studyType = STUDY_TYPES.find((type) => type === fields['ml_type']);
  const size = fields['ml_n'];
  if (pmid === null) return err('its pmid is not a PubMed identifier');
  if (studyType === undefined) return err('its ml_type is not a study type');
  const abstract = objects(fields, 'abstract').map((section): AbstractSection => ({
    label: text(section, 'label'),
    text: text(section, 'text'),
  }));
  return ok({
    pmid,
    version: 1,
    revised: '',
    origin: 'starter',
    doi: text(fields, 'doi'),
    title: text(fields, 'title'),
    vernacularTitle: '',
    ...bibliographicFields(fields),
    book: null,
    publicationTypes: texts(fields, 'publication_types'),
    languages: [text(fields, 'language') || 'eng'],
    abstract,
    mesh: texts(fields, 'mesh').map((descriptor) => ({ descriptor, qualifiers: [], major: false })),
    keywords: [],
    studyType,
    sampleSize: typeof size === 'number' && Number.isInteger(size) && size > 0 ? size : null,
    population: text(fields, 'ml_p'),
    intervention: text(fields, 'ml_i'),
    comparison: text(fields, 'ml_c'),
    outcome: text(fields, 'ml_o'),
    bottomLine: text(fields, 'ml_b'),
    notices: readNotices(fields),
  });
}
