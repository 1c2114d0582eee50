import type { JournalImpact } from '../../literature-index.ports.ts';
import { normalisedIssn } from '../../core/identifiers.ts';
import type { IndexDatabase } from '../index-database.ts';

const QUARTILES = [1, 2, 3, 4] as const;

/** All journals' metrics by ISSN. */
export function readImpacts(database: IndexDatabase): Map<string, JournalImpact> {
  const impacts = new Map<string, JournalImpact>();
  for (const row of database.rows('SELECT issn, metric, quartile, source FROM impact')) {
    const issn = String(row['issn']);
    const quartile = QUARTILES.find((known) => known === row['quartile']);
    if (quartile !== undefined)
      impacts.set(issn, { issn, metric: Number(row['metric']), quartile, source: String(row['source']) });
  }
  return impacts;
}

/** Replaces the metrics of the journals named; call inside a transaction. */
export function writeImpacts(database: IndexDatabase, impacts: readonly JournalImpact[]): void {
  const replace = database.statement(
    'INSERT OR REPLACE INTO impact (issn, metric, quartile, source) VALUES (?, ?, ?, ?)',
  );
  for (const { issn, metric, quartile, source } of impacts) replace.run(normalisedIssn(issn), metric, quartile, source);
}
