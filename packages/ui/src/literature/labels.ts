import type { StudyType } from '@footnote/domain';

/** What an impact mark says. */
export interface ImpactFacts {
  /** Value of the metric. */
  metric: number;
  /** 1 is the upper quarter of the field. */
  quartile: 1 | 2 | 3 | 4;
  /** Who measured it, with the metric's name. */
  source: string;
}

/** Words of the evidence marks. */
export interface EvidenceLabels {
  /** Short label of each study type ("RCT"). */
  studyTypes: Record<StudyType, string>;
  /** The mark itself: "n = 4,744". */
  sampleSize: (size: number) => string;
  /** The same in words: "4,744 people studied". */
  sampleSizeInWords: (size: number) => string;
  /** Names the metric, its value, its quarter and its source. */
  impact: (facts: ImpactFacts) => string;
  /** The ribbon of a retraction. */
  retracted: string;
  /** The ribbon of a correction. */
  corrected: string;
  /** The ribbon of an expression of concern. */
  concern: string;
  /** "summarised by Footnote" */
  summarised: string;
  /** Explains whose words the abstract is in. */
  summarisedInWords: string;
}

/** Words of a reference and its card. */
export interface ReferenceLabels extends EvidenceLabels {
  /** "Page 12" */
  page: (page: number) => string;
  /** "and 112 others" */
  moreAuthors: (count: number) => string;
  /** "et al.", where nobody knows how many more there are */
  unnamedAuthors: string;
  /** Opens the record in PubMed. */
  pubmed: string;
  /** Opens the publisher's page. */
  doi: string;
  /** Heading of the highlighted sentence. */
  supportingSentence: string;
  /** Said where no sentence of the source carries the claim. */
  noSupportingSentence: string;
  /** Opens and closes the abstract. */
  abstract: string;
  /** Said where a record has no abstract. */
  noAbstract: string;
  /** Before the notice of a retraction: warns not to rely on the article. */
  retractedWarning: string;
}
