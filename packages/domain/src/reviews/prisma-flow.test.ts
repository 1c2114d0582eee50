import { describe, expect, it } from 'vitest';
import { randomNumbers } from '../kernel/random-numbers.ts';
import { prismaFlow, SOURCE_KINDS, type FlowRecord, type FlowSource } from './prisma-flow.ts';
import { screeningOutcome, SCREENING_VERDICTS, type ScreeningStage } from './screening-outcome.ts';

/** A review as it may stand at any moment. */
function randomReview(seed: number): { sources: FlowSource[]; records: FlowRecord[] } {
  const random = randomNumbers(seed);
  const below = (count: number) => Math.floor(random() * count);
  const outcome = (stage: ScreeningStage, required: number) =>
    screeningOutcome({
      stage,
      required,
      settlement: random() < 0.1 ? { verdict: random() < 0.5 ? 'include' : 'exclude', reason: 'Settled' } : null,
      decisions: Array.from({ length: below(4) }, () => ({
        verdict: SCREENING_VERDICTS[below(SCREENING_VERDICTS.length)] ?? 'maybe',
        reason: `Reason ${below(3)}`,
      })),
    });
  const required = 1 + below(2);
  const records = Array.from({ length: below(60) }, () => ({
    duplicate: random() < 0.2,
    title: outcome('title', required),
    fullText: outcome('full-text', required),
  }));
  const sources: FlowSource[] = [];
  for (let left = records.length; left > 0;) {
    const brought = Math.min(left, 1 + below(20));
    const kind = SOURCE_KINDS[below(SOURCE_KINDS.length)] ?? 'other';
    sources.push({ name: `Source ${below(3)}`, kind, found: below(30), brought });
    left -= brought;
  }
  return { sources, records };
}

describe('the PRISMA flow', () => {
  it('adds up whatever was searched and decided', () => {
    for (let seed = 0; seed < 150; seed += 1) {
      const { sources, records } = randomReview(seed);
      const flow = prismaFlow(sources, records);
      const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);
      const reports = sum(flow.excludedReports.map((one) => one.reports));
      expect(flow.identified).toBe(sum(flow.sources.map((one) => one.records)));
      expect(flow.identified).toBe(flow.duplicates + flow.notBrought + flow.screened + flow.awaitingScreening);
      expect(flow.screened).toBe(flow.excluded + flow.sought);
      expect(flow.sought).toBe(flow.notRetrieved + flow.assessed + flow.awaitingAssessment);
      expect(flow.assessed).toBe(reports + flow.included);
      const numbers = Object.values(flow).filter((value) => typeof value === 'number');
      expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
    }
  });

  it('counts what a database found and nobody brought, and joins searches of one place', () => {
    const open = { state: 'open' } as const;
    const record = { duplicate: false, title: open, fullText: open };
    const flow = prismaFlow(
      [
        { name: 'Embase', kind: 'database', found: 10, brought: 1 },
        { name: 'Embase', kind: 'database', found: 0, brought: 1 },
      ],
      [record, { ...record, duplicate: true }],
    );
    expect(flow).toMatchObject({ identified: 11, notBrought: 9, duplicates: 1, awaitingScreening: 1, screened: 0 });
    expect(flow.sources).toEqual([{ name: 'Embase', kind: 'database', records: 11 }]);
  });
});
