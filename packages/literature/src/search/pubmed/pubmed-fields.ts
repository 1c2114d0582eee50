// Code, then every other name PubMed accepts for the field, all in lower case.
const FIELDS = {
  all: ['all fields', 'all'],
  ti: ['title', 'titl'],
  ab: ['abstract'],
  tiab: ['title/abstract', 'title or abstract', 'title and abstract'],
  tw: ['text word', 'text words', 'text', 'word'],
  tt: ['transliterated title'],
  ot: ['other term', 'other terms', 'keyword', 'keywords'],
  mh: ['mesh', 'mesh terms', 'mesh term', 'mesh heading', 'mesh headings'],
  majr: ['mesh major topic', 'major topic', 'mj'],
  sh: ['subheading', 'mesh subheading', 'subheadings', 'mesh subheadings'],
  nm: ['supplementary concept', 'substance name', 'substance'],
  rn: ['ec/rn number', 'registry number', 'ec', 'ecno', 'rn number'],
  pa: ['pharmacological action', 'pharm action'],
  au: ['author', 'authors', 'auth'],
  '1au': ['author - first', 'first author', 'first author name', 'faun'],
  lastau: ['author - last', 'last author', 'last author name', 'laun'],
  fau: ['full author name', 'author - full', 'full author'],
  cn: ['author - corporate', 'corporate author', 'corporate'],
  ir: ['investigator'],
  fir: ['investigator - full', 'full investigator name'],
  auid: ['author - identifier', 'author identifier'],
  ad: ['affiliation', 'affl'],
  ed: ['editor'],
  ta: ['journal', 'jour', 'journal title', 'title abbreviation', 'so'],
  issn: ['is'],
  jid: ['nlm unique id', 'nlm id', 'nlmid'],
  book: ['book title'],
  pubn: ['publisher'],
  isbn: [],
  vi: ['volume', 'vol'],
  ip: ['issue'],
  pg: ['pagination', 'page', 'pages'],
  pl: ['place of publication', 'publication place', 'cntry', 'country'],
  dp: ['date - publication', 'publication date', 'pdat', 'date of publication'],
  ppdat: ['print publication date'],
  epdat: ['electronic publication date', 'electronic date of publication'],
  edat: ['date - entry', 'date - entrez', 'entrez date', 'entry date', 'edate'],
  crdt: ['date - create', 'date - created', 'create date', 'creation date'],
  dcom: ['date - completion', 'completion date'],
  mhda: ['date - mesh', 'mesh date', 'mhdate'],
  lr: ['date - modification', 'modification date', 'date last revised', 'mdat'],
  pt: ['publication type', 'ptyp'],
  la: ['language', 'lang'],
  sb: ['subset', 'filter', 'filt'],
  pmid: ['uid', 'pubmed id', 'pui'],
  pmcid: ['pmc', 'pmc id'],
  doi: [],
  aid: ['article identifier'],
  lid: ['location id'],
  si: ['secondary source id', 'secondary source'],
  gr: ['grants and funding', 'grant number', 'grant', 'grants'],
  ps: ['personal name as subject', 'subject - personal name'],
  cois: ['conflict of interest statements', 'conflict of interest statement', 'cois'],
} as const satisfies Record<string, readonly string[]>;

export type PubmedFieldCode = keyof typeof FIELDS;

/** Codes of all fields. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a table are those its type names
export const PUBMED_FIELDS = Object.keys(FIELDS) as readonly PubmedFieldCode[];

/** Dates that may be given as ranges and as “last 5 years”. */
export const DATE_FIELDS = ['dp', 'ppdat', 'epdat', 'edat', 'crdt', 'dcom', 'mhda', 'lr'] as const;
export type DateField = (typeof DATE_FIELDS)[number];

/** Whether a field is a date. */
export function isDateField(field: PubmedFieldCode): field is DateField {
  return DATE_FIELDS.some((date) => date === field);
}

const CODES = new Map<string, PubmedFieldCode>(
  Object.entries(FIELDS).flatMap(([name, others]) => {
    const code = isCode(name) ? name : null;
    return code === null ? [] : [name, ...others].map((one): [string, PubmedFieldCode] => [one, code]);
  }),
);

function isCode(name: string): name is PubmedFieldCode {
  return Object.hasOwn(FIELDS, name);
}

const EXPLODING: ReadonlySet<PubmedFieldCode> = new Set(['mh', 'majr', 'sh']);
const NEARING: ReadonlySet<PubmedFieldCode> = new Set(['ti', 'ab', 'tiab', 'ad', 'all', 'tw']);
/** The widest distance read; wider ones mean no more than “in the same text”. */
const WIDEST_DISTANCE = 1000;

export interface ReadTag {
  tag: PubmedTag;
  /** An option after the colon that the field does not have, as typed; null when all was understood. */
  ignored: string | null;
}

/** Reads what stands between square brackets, in any case; null for no field of PubMed. */
export function readTag(content: string): ReadTag | null {
  const [name = '', ...options] = content.toLowerCase().split(':');
  const field = CODES.get(name.trim().split(/\s+/).join(' '));
  if (field === undefined) return null;
  const read: ReadTag = { tag: { field, explode: true, distance: null }, ignored: null };
  for (const option of options.map((one) => one.trim())) {
    if (option === 'noexp' && EXPLODING.has(field)) read.tag.explode = false;
    else if (option === 'exp' && EXPLODING.has(field)) read.tag.explode = true;
    else if (/^~\s?\d{1,6}$/.test(option) && NEARING.has(field))
      read.tag.distance = Math.min(WIDEST_DISTANCE, Number(option.slice(1)));
    else read.ignored = option;
  }
  return read;
}

/** A tag as PubMed writes it, without brackets. */
export function printTag({ field, explode, distance }: PubmedTag): string {
  return `${field}${explode ? '' : ':noexp'}${distance === null ? '' : `:~${distance}`}`;
}

/** What a tag in square brackets asks for. */
export interface PubmedTag {
  field: PubmedFieldCode;
  /** False where `:noexp` leaves out the narrower headings. */
  explode: boolean;
  /** Words allowed between the words of a proximity search; null for any other search. */
  distance: number | null;
}
