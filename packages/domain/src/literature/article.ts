import type { StudyType } from './study-type.ts';

/** A person or a group that wrote an article; a group has its whole name in `lastname` and no `firstname`. */
export interface Author {
  lastname: string;
  /** Given names or initials; empty for a group. */
  firstname: string;
}

/** One labelled part of an abstract; an unstructured abstract is one section with an empty label. */
export interface AbstractSection {
  /** As printed ("RESULTS"), or '' when the abstract has no labels. */
  label: string;
  text: string;
}

/** A MeSH heading as the indexers gave it. */
export interface MeshHeading {
  descriptor: string;
  qualifiers: readonly string[];
  /** True when the heading, or one of its qualifiers, is a major topic. */
  major: boolean;
  /** Those of its qualifiers that are one; left out where none is. */
  majorQualifiers?: readonly string[];
}

/** What else a record can be found by; each left out where the record names none. */
export interface RecordDetails {
  /** How far NLM is with the record (“MEDLINE”, “PubMed-not-MEDLINE”, “Publisher”). */
  status?: string;
  /** What the article, its book, its journal and its authors have elsewhere: “PMC6027933”, an ISBN, NLM’s number of the journal, an ORCID. */
  numbers?: readonly string[];
  /** Entries in registries of trials and data, each after the name of its registry (“ClinicalTrials.gov/NCT00000419”). */
  accessions?: readonly string[];
  /** Where the journal or the book is published. */
  country?: string;
  editors?: readonly Author[];
  /** Members of the groups among the authors, and who gathered the data. */
  investigators?: readonly Author[];
  /** People the article is about. */
  subjects?: readonly Author[];
  /** Who paid, with the numbers of the grants, a text each (“R01 HL095552, HL, NHLBI NIH HHS, United States”). */
  grants?: readonly string[];
  /** What the authors declare of their interests. */
  interests?: string;
  /** When it appeared in print and online, when the record was completed and when its headings were given; like an article’s `publicationDate`. */
  printed?: string;
  online?: string;
  completed?: string;
  indexed?: string;
}

/** What one article says about another, always seen from the article that carries the notice. */
export const NOTICE_KINDS = [
  'retracted_by',
  'retraction_of',
  'corrected_by',
  'correction_of',
  'concern_by',
  'concern_of',
  'republished_by',
  'republication_of',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

export interface Notice {
  kind: NoticeKind;
  /** PMID of the other article; '' when the record names it without one. */
  pmid: string;
  /** Year or free text of the notice; '' when the record gives none. */
  note: string;
}

export interface Journal {
  title: string;
  /** NLM abbreviation, or ''. */
  abbreviation: string;
  /** Print or linking ISSN, or ''. */
  issn: string;
}

/** A book or book chapter in the index has a publisher in place of a journal. */
export interface BookInfo {
  title: string;
  publisher: string;
}

/** Where an article's text comes from: NLM, a plain list of abstracts, or Footnote's own summaries. */
export type ArticleOrigin = 'medline' | 'list' | 'starter';

/** What a language model may name in an article where the rules found nothing. */
export type RefinedField = 'population' | 'intervention' | 'comparison' | 'outcome' | 'bottomLine' | 'sampleSize';

/** An article of the public index, as every engine stores it. */
export interface Article {
  /** PubMed identifier, digits only. */
  pmid: string;
  /** PubMed's version of the record, from 1. */
  version: number;
  /** Day of the last revision, YYYY-MM-DD, or ''. */
  revised: string;
  origin: ArticleOrigin;
  doi: string;
  title: string;
  /** Title in the language of the article where it differs, or ''. */
  vernacularTitle: string;
  authors: readonly Author[];
  /** True where the record says that authors are missing, false where it says that none is; left out where it says neither. */
  authorsPartial?: boolean;
  journal: Journal;
  book: BookInfo | null;
  /** Volume and issue as printed ("83", "6 Pt 2"); each left out where the record names none. */
  volume?: string;
  issue?: string;
  /** As MEDLINE prints them ("244-55", "986-8; discussion 988-90", "e1002"); left out where the record names none. */
  pages?: string;
  /** The publisher's own number of an article that is found by it ("S0140-6736(20)31180-6"); left out where there is none. */
  pii?: string;
  /** YYYY, YYYY-MM or YYYY-MM-DD; '' when the record gives none. */
  publicationDate: string;
  /** Day PubMed made the record, and day it showed it, both like `publicationDate`; left out where the record tells neither. */
  created?: string;
  entered?: string;
  publicationTypes: readonly string[];
  /** ISO 639-2 codes as in MEDLINE ("eng", "ger"). */
  languages: readonly string[];
  abstract: readonly AbstractSection[];
  mesh: readonly MeshHeading[];
  keywords: readonly string[];
  /** Where the authors work, each once; left out where the record names none. */
  affiliations?: readonly string[];
  /** Substances by name and by registry number; left out where the record names none. */
  substances?: readonly string[];
  /** Left out where the record names nothing of them. */
  details?: RecordDetails;
  studyType: StudyType;
  /** People (or animals) studied; null when unknown. */
  sampleSize: number | null;
  /** Machine-extracted or written PICO fields; several alternatives are separated by ' ; ', '' when unknown. */
  population: string;
  intervention: string;
  comparison: string;
  outcome: string;
  bottomLine: string;
  /** Which of these fields a language model named, with words of the text; left out where none was. */
  refined?: readonly RefinedField[];
  notices: readonly Notice[];
}

/** A journal's open impact metric, joined to its articles. */
export interface Impact {
  /** 2-year mean citedness, or the metric named in `source`. */
  metric: number;
  /** 1 is the upper quarter of the field, 4 the lowest. */
  quartile: 1 | 2 | 3 | 4;
  source: string;
}

/** An article as a user meets it: with what other records and tables say about it. */
export interface ArticleWithContext extends Article {
  impact: Impact | null;
}

/** What is told of a study in an article that nobody has read for it. */
export const UNREAD_STUDY = {
  studyType: 'misc',
  sampleSize: null,
  population: '',
  intervention: '',
  comparison: '',
  outcome: '',
  bottomLine: '',
} as const satisfies Pick<Article, RefinedField | 'studyType'>;
