import type { PrismaFlow, ReviewProtocol } from '@footnote/domain';
import type { SavedAmendment, SavedSearchOfReview } from './reviews.ports.ts';

/** What is written of a protocol. */
interface WrittenProtocol {
  title: string;
  protocol: ReviewProtocol;
  /** The first first. */
  amendments: readonly (Omit<SavedAmendment, 'memberId'> & { by: string })[];
}

/** The protocol of a review as plain text, with what it was before each amendment. */
export function writeProtocol({ title, protocol, amendments }: WrittenProtocol): string {
  const before = amendments.map(({ changedAt, by, changed, protocol: old }) =>
    [
      `Amended on ${changedAt.toISOString().slice(0, 10)}${by === '' ? '' : ` by ${by}`}: ${changed.join(', ')}`,
      'Before that, it was:',
      ...linesOf(old),
    ].join('\n'),
  );
  return `${[`Protocol: ${title}`, linesOf(protocol).join('\n'), ...before].join('\n\n')}\n`;
}

function linesOf({ question, frame, inclusion, exclusion, reasons, studyTypes }: ReviewProtocol): string[] {
  const listed = (name: string, entries: readonly string[]) =>
    entries.length === 0 ? [] : [`${name}:`, ...entries.map((entry) => `  - ${entry}`)];
  return [
    ...(question === '' ? [] : [`Question: ${question}`]),
    ...listed('Population', frame.condition),
    ...listed('Intervention', frame.interventions),
    ...listed('Comparator', frame.comparators),
    ...listed('Outcome', frame.outcomes),
    ...listed('Inclusion criteria', inclusion),
    ...listed('Exclusion criteria', exclusion),
    ...listed('Reasons for exclusion', reasons),
    ...listed('Study types', studyTypes),
  ];
}

/** The searches of a review as a report of them has to say (PRISMA-S): where, when, exactly how, and how many records. */
export function writeSearches(title: string, searches: readonly SavedSearchOfReview[], flow: PrismaFlow): string {
  const written = searches.map(({ source, kind, searchedOn, query, settings, found, brought, duplicates }, at) =>
    [
      `${at + 1}. ${source} (${kind === 'other' ? 'other method' : kind})`,
      `Searched on: ${searchedOn}`,
      ...(settings === '' ? [] : [settings]),
      `Records: ${Math.max(found, brought)} found, ${brought} brought, of which ${duplicates} duplicates`,
      'Search string, exactly as it was run:',
      query,
    ].join('\n'),
  );
  const total = `Records identified: ${flow.identified}; duplicates removed: ${flow.duplicates}.`;
  return `${[`Searches: ${title}`, ...written, total].join('\n\n')}\n`;
}
