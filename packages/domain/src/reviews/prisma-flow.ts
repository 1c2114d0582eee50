import type { ScreeningOutcome } from './screening-outcome.ts';

/** What kind of place records were looked for in, as PRISMA 2020 divides them. */
export const SOURCE_KINDS = ['database', 'register', 'other'] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

/** A search with what came of it. */
export interface FlowSource {
  name: string;
  kind: SourceKind;
  /** Records it is said to have found. */
  found: number;
  /** Records of it that are in the review. */
  brought: number;
}

/** A record with what became of it. */
export interface FlowRecord {
  duplicate: boolean;
  title: ScreeningOutcome;
  fullText: ScreeningOutcome;
}

/** The numbers of a PRISMA 2020 flow diagram; every box is the sum of those it leads to. */
export interface PrismaFlow {
  sources: { name: string; kind: SourceKind; records: number }[];
  identified: number;
  duplicates: number;
  /** Found by a search, but never brought into the review. */
  notBrought: number;
  screened: number;
  /** Whose title and abstract await decisions. */
  awaitingScreening: number;
  excluded: number;
  sought: number;
  notRetrieved: number;
  assessed: number;
  /** Whose full text awaits decisions. */
  awaitingAssessment: number;
  /** Reports excluded by their full text: why, and how many, the most first. */
  excludedReports: { reason: string; reports: number }[];
  included: number;
}

/** Counts what became of the records of a review. */
export function prismaFlow(searches: readonly FlowSource[], records: readonly FlowRecord[]): PrismaFlow {
  const sources = sourcesOf(searches);
  const identified = sources.reduce((sum, source) => sum + source.records, 0);
  const duplicates = records.filter(({ duplicate }) => duplicate).length;
  const unique = records.filter(({ duplicate }) => !duplicate);
  const excluded = unique.filter(({ title }) => title.state === 'exclude').length;
  const sought = unique.filter(({ title }) => title.state === 'include');
  const stateCount = (state: ScreeningOutcome['state']) =>
    sought.filter(({ fullText }) => fullText.state === state).length;
  const excludedReports = reasonsOf(sought);
  const [included, notRetrieved] = [stateCount('include'), stateCount('not-retrieved')];
  const assessed = included + excludedReports.reduce((sum, { reports }) => sum + reports, 0);
  return {
    sources,
    identified,
    duplicates,
    // Searches and records are read one after the other: what comes between must not make it negative.
    notBrought: Math.max(0, identified - records.length),
    screened: excluded + sought.length,
    awaitingScreening: unique.length - excluded - sought.length,
    excluded,
    sought: sought.length,
    notRetrieved,
    assessed,
    awaitingAssessment: sought.length - notRetrieved - assessed,
    excludedReports,
    included,
  };
}

/** Searches of the same place are one source. */
function sourcesOf(searches: readonly FlowSource[]): PrismaFlow['sources'] {
  const byName = new Map<string, PrismaFlow['sources'][number]>();
  for (const { name, kind, found, brought } of searches) {
    const key = `${kind} ${name}`;
    const source = byName.get(key) ?? { name, kind, records: 0 };
    source.records += Math.max(found, brought);
    byName.set(key, source);
  }
  return [...byName.values()];
}

function reasonsOf(sought: readonly FlowRecord[]): PrismaFlow['excludedReports'] {
  const counts = new Map<string, number>();
  for (const { fullText } of sought)
    if (fullText.state === 'exclude') counts.set(fullText.reason, (counts.get(fullText.reason) ?? 0) + 1);
  return [...counts]
    .map(([reason, reports]) => ({ reason, reports }))
    .toSorted((one, other) => other.reports - one.reports || (one.reason < other.reason ? -1 : 1));
}
