import { randomUUID } from 'node:crypto';
import { newDecisionsSchema, type NewDecision } from '@footnote/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { decisionOutbox } from './decision-outbox.ts';

const NORTH = '0b8f7f0e-54c5-4b0a-9d1c-0d9c3f3a7b01';

let at = 0;
const decision = (record = 1): NewDecision => {
  at += 1000;
  const madeAt = new Date(Date.UTC(2026, 0, 1) + at).toISOString();
  return { id: randomUUID(), record, stage: 'title', verdict: 'include', reason: '', madeAt };
};

/** What this browser keeps. */
function storage() {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (place: number) => [...kept.keys()][place] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

interface Sent {
  organization: string | undefined;
  decisions: NewDecision[];
}

/** A server that answers with a status, by what is sent. */
function serve(statusOf: (sent: Sent) => number): Sent[] {
  const calls: Sent[] = [];
  vi.stubGlobal('fetch', async (_url: string, { headers, body }: { headers: Record<string, string>; body: string }) => {
    const sent = {
      organization: headers['footnote-organization-id'],
      decisions: newDecisionsSchema.parse(JSON.parse(body)).decisions,
    };
    calls.push(sent);
    const status = statusOf(sent);
    const answer = status === 200 ? { refused: [], late: [] } : { error: 'No.', code: `test/${status}` };
    return Response.json(answer, { status });
  });
  return calls;
}

const open = (reviewId: string = randomUUID()) => decisionOutbox({ reviewId, memberId: 'member', organization: NORTH });

describe('decisions on their way', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', storage());
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it.each([401, 403, 404, 429, 500])('are kept where the server answers %i', async (status) => {
    const calls = serve(() => status);
    const outbox = open();
    const made = [decision(), decision()];
    for (const one of made) outbox.add(one);
    await outbox.flush();
    expect(outbox.waiting()).toEqual(made);
    serve(() => 200);
    await outbox.flush();
    expect(outbox.waiting()).toEqual([]);
    expect(calls[0]?.organization).toBe(NORTH);
  });

  it('lose the one the server cannot read, and no other', async () => {
    const bad = decision(7);
    const calls = serve(({ decisions }) => (decisions.some(({ record }) => record === 7) ? 400 : 200));
    const outbox = open();
    const good = [decision(), decision(), decision()];
    for (const one of [good[0], bad, ...good.slice(1)]) if (one !== undefined) outbox.add(one);
    await outbox.flush();
    expect(outbox.waiting()).toEqual([]);
    const taken = calls.filter(({ decisions }) => decisions.every(({ record }) => record !== 7));
    expect(new Set(taken.flatMap(({ decisions }) => decisions.map(({ id }) => id)))).toEqual(
      new Set(good.map(({ id }) => id)),
    );
  });

  it('are not overwritten by another window', async () => {
    const reviewId = randomUUID();
    const first = open(reviewId);
    vi.resetModules();
    const other = await import('./decision-outbox.ts');
    const second = other.decisionOutbox({ reviewId, memberId: 'member', organization: NORTH });
    const made = [decision(1), decision(2), decision(3)];
    for (const [place, one] of made.entries()) (place === 1 ? second : first).add(one);
    expect(first.waiting()).toEqual(made);
    expect(second.waiting()).toEqual(made);
    expect(open(reviewId)).toBe(first);
  });
});
