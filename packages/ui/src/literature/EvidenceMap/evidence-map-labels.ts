import type { StudyType } from '@footnote/domain';
import type { ChartFrameLabels } from '../ChartFrame/ChartFrame.tsx';

/** What is said of a study on the map. */
export interface PointFacts {
  /** Title of the article. */
  title: string;
  /** Short label of its design. */
  type: string;
  /** People studied. */
  size: number;
  /** Year of publication. */
  year: number;
  /** 1 is the upper quarter of the field; null when unknown. */
  quartile: 1 | 2 | 3 | 4 | null;
  /** Whether it was retracted. */
  retracted: boolean;
}

/** Words of the two ends of a range. */
export interface RangeWords {
  /** Names both ends together. */
  name: string;
  /** Names the lower end. */
  from: string;
  /** Names the upper end. */
  to: string;
  /** "2010–2020", isolated as left to right (U+2066 … U+2069) so that it is not turned round in Arabic. */
  range: (from: string, to: string) => string;
}

/** Words of an EvidenceMap. */
export interface EvidenceMapLabels extends ChartFrameLabels {
  /** Heading of the map, and name of its table. */
  title: string;
  /** How many are drawn, how many of them are chosen (null: no part is), and how many have no place. */
  summary: (facts: { drawn: number; chosen: number | null; undrawn: number }) => string;
  /** Names the group of studies and says how to move in it. */
  map: string;
  /** Names a study. */
  point: (facts: PointFacts) => string;
  /** Stands below the map until a study is pointed at. */
  readoutHint: string;
  /** Heading of the titles. */
  articleTitle: string;
  /** Heading of the designs. */
  type: string;
  /** Heading of the sizes, and name of their axis. */
  sampleSize: string;
  /** Heading of the years, and name of their axis. */
  year: string;
  /** Heading of the quartiles of impact. */
  impact: string;
  /** Stands in the table for what is not known. */
  unknown: string;
  /** Said of a retracted study. */
  retracted: string;
  /** Names the list of designs. */
  legend: string;
  /** Beside the bubbles that grow with impact. */
  impactLegend: string;
  /** Names the sliders that choose a part. */
  brush: string;
  /** Words of the slider of years. */
  years: RangeWords;
  /** Words of the slider of sizes. */
  sizes: RangeWords;
  /** Shows the whole map again. */
  clear: string;
  /** Said when nothing can be drawn. */
  empty: string;
  /** Short label of each study type. */
  studyTypes: Record<StudyType, string>;
  /** Writes a whole number. */
  number: (value: number) => string;
}
