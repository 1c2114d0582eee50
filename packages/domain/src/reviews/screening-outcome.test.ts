import { describe, expect, it } from 'vitest';
import { screeningOutcome, type ScreeningDecision, type ScreeningStage } from './screening-outcome.ts';

const say = (verdict: ScreeningDecision['verdict'], reason = '') => ({ verdict, reason });
const outcome = (
  stage: ScreeningStage,
  decisions: readonly ScreeningDecision[],
  { required = 2, settlement = null }: { required?: number; settlement?: ScreeningDecision | null } = {},
) => screeningOutcome({ stage, decisions, settlement, required });

describe('what becomes of a record', () => {
  it('is open until all who have to have decided', () => {
    expect(outcome('title', [])).toEqual({ state: 'open' });
    expect(outcome('title', [say('exclude')])).toEqual({ state: 'open' });
    expect(outcome('title', [say('exclude')], { required: 1 })).toEqual({ state: 'exclude', reason: '' });
  });

  it('goes on to the full text by a maybe, which leaves the full text open', () => {
    expect(outcome('title', [say('maybe'), say('include')])).toEqual({ state: 'include' });
    expect(outcome('title', [say('maybe'), say('exclude')])).toEqual({ state: 'conflict' });
    expect(outcome('full-text', [say('maybe'), say('include')])).toEqual({ state: 'open' });
  });

  it('is a conflict where full texts are excluded for different reasons', () => {
    expect(outcome('title', [say('exclude'), say('exclude', 'A')])).toEqual({ state: 'exclude', reason: 'A' });
    expect(outcome('full-text', [say('exclude', 'A'), say('exclude', 'B')])).toEqual({ state: 'conflict' });
    expect(outcome('full-text', [say('exclude', 'A'), say('not-retrieved')])).toEqual({ state: 'conflict' });
    expect(outcome('full-text', [say('not-retrieved'), say('not-retrieved')])).toEqual({ state: 'not-retrieved' });
  });

  it('is what a settlement says, whoever decides what afterwards', () => {
    const settlement = say('exclude', 'Settled');
    expect(outcome('full-text', [say('include'), say('include')], { settlement })).toEqual({
      state: 'exclude',
      reason: 'Settled',
    });
  });
});
