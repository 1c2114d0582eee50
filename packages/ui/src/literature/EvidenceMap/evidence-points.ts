import { publicationYear, type Citation } from '@footnote/domain';

/** What the map needs to know of an article. */
export type MappedArticle = Pick<
  Citation,
  'id' | 'title' | 'publication_date' | 'ml_n' | 'ml_type' | 'impact_quartile' | 'retracted'
>;

/** An article that has a place on the map. */
export interface EvidencePoint {
  /** The article it stands for. */
  article: MappedArticle;
  /** Year of publication. */
  year: number;
  /** People studied; at least 1. */
  size: number;
  /** Where in the width of its year it is drawn, from −0.35 to 0.35, so that studies of one year stand apart. */
  offset: number;
}

/** A part of the map; both ends belong to it. */
export interface EvidenceRange {
  /** First and last year. */
  years: readonly [from: number, to: number];
  /** People studied. */
  sizes: readonly [from: number, to: number];
}

const SPREAD = 0.7;

/** The articles that have both a year and a sample size, by year and then by size. */
export function evidencePoints(articles: readonly MappedArticle[]): EvidencePoint[] {
  const placed = articles
    .map((article) => ({ article, year: Number(publicationYear(article.publication_date)), size: article.ml_n ?? 0 }))
    .filter(({ year, size }) => year >= 1000 && size >= 1)
    .sort((a, b) => a.year - b.year || a.size - b.size || a.article.id.localeCompare(b.article.id));
  const ofYear = Map.groupBy(placed, ({ year }) => year);
  return [...ofYear.values()].flatMap((same) =>
    same.map((point, index) => ({ ...point, offset: ((index + 0.5) / same.length - 0.5) * SPREAD })),
  );
}

/** Whether a study lies in a part of the map; everything lies in the whole (null). */
export function inEvidenceRange(point: { year: number; size: number }, range: EvidenceRange | null): boolean {
  if (range === null) return true;
  const { years, sizes } = range;
  return point.year >= years[0] && point.year <= years[1] && point.size >= sizes[0] && point.size <= sizes[1];
}

/** The whole map: from the first to the last year, and from one power of ten to another. */
export function evidenceExtent(points: readonly EvidencePoint[]): EvidenceRange {
  const years = points.map(({ year }) => year);
  const sizes = points.map(({ size }) => Math.log10(size));
  const from = years.reduce((least, year) => Math.min(least, year), 9999);
  const to = years.reduce((most, year) => Math.max(most, year), from + 1);
  const least = Math.floor(sizes.reduce((low, size) => Math.min(low, size), 12));
  const most = Math.ceil(sizes.reduce((high, size) => Math.max(high, size), least + 1));
  return { years: [from, to], sizes: [10 ** least, 10 ** most] };
}

/** Sizes a slider stops at within an extent: 1, 2 and 5 of every power of ten. */
export function sizeStops([from, to]: EvidenceRange['sizes']): number[] {
  const stops: number[] = [];
  for (let power = from; power <= to; power *= 10) stops.push(power, 2 * power, 5 * power);
  return stops.filter((stop) => stop >= from && stop <= to);
}

/** Which stop a size is nearest to, measured as the map is: by ratio. */
export function nearestStop(stops: readonly number[], size: number): number {
  const away = stops.map((stop) => Math.abs(Math.log(stop / Math.max(1, size))));
  return Math.max(0, away.indexOf(Math.min(...away)));
}

/** The range itself, or null where it is the whole map. */
export function partOfMap(range: EvidenceRange, whole: EvidenceRange): EvidenceRange | null {
  const covers = ([from, to]: readonly [number, number], [first, last]: readonly [number, number]) =>
    from <= first && to >= last;
  return covers(range.years, whole.years) && covers(range.sizes, whole.sizes) ? null : range;
}
