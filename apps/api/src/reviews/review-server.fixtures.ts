import { randomUUID } from 'node:crypto';
import {
  broughtSchema,
  listedReviewsSchema,
  reviewRecordsSchema,
  reviewSchema,
  reviewTextsSchema,
  screeningStatesSchema,
  takenDecisionsSchema,
  type Brought,
  type NewDecision,
  type Review,
  type ReviewRecords,
  type ScreeningState,
  type TakenDecisions,
} from '@footnote/domain';
import { z } from 'zod';
import { refusalOf, type browserOf } from '../app/test-server.fixtures.ts';

export const REVIEWS = '/api/reviews';

type Browser = ReturnType<typeof browserOf>;

/** Somebody who works on reviews, for an organization where one is named. */
export interface Reviewer {
  call(method: string, path: string, body?: unknown): Promise<Response>;
  /** Status and code of a refusal. */
  refused(method: string, path: string, body?: unknown): Promise<unknown[]>;
  begin(title: string, more?: object): Promise<string>;
  list(): Promise<string[]>;
  show(id: string): Promise<Review>;
  /** Notes a search of another database and brings a file of it; gives what that did. */
  bring(id: string, text: string, more?: object): Promise<Brought>;
  states(id: string, stage?: string): Promise<ScreeningState[]>;
  records(id: string, query?: string): Promise<ReviewRecords>;
  /** What the ranking reads. */
  texts(id: string, query?: string): Promise<{ id: number; text: string }[]>;
  decide(id: string, ...decisions: Partial<NewDecision>[]): Promise<TakenDecisions>;
}

/** A decision with everything that a test says nothing of. */
export function decision(more: Partial<NewDecision> = {}): NewDecision {
  const madeAt = new Date().toISOString();
  return { id: randomUUID(), record: 1, stage: 'title', verdict: 'include', reason: '', madeAt, ...more };
}

/** Records of RIS, by their titles. */
export function risOf(...titles: readonly string[]): string {
  return titles.map((title) => `TY  - JOUR\nTI  - ${title}\nAU  - Doe, J.\nPY  - 2020\nER  - \n`).join('\n');
}

/** Somebody with their browser. */
export function reviewerOf(browser: Browser, organization?: string): Reviewer {
  const headers: Record<string, string> =
    organization === undefined ? {} : { 'footnote-organization-id': organization };
  const call: Reviewer['call'] = (method, path, body) => browser(method, path, body, headers);
  const read = async <Schema extends z.ZodType>(schema: Schema, answer: Promise<Response>) => {
    const response = await answer;
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    return schema.parse(await response.json());
  };
  const get = <Schema extends z.ZodType>(schema: Schema, path: string) => read(schema, call('GET', path));
  return {
    call,
    refused: async (...request) => (await refusalOf(await call(...request))).slice(0, 2),
    begin: async (title, more = {}) =>
      (await read(z.object({ id: z.string() }), call('POST', REVIEWS, { title, ...more }))).id,
    list: async () => (await get(listedReviewsSchema, REVIEWS)).reviews.map(({ title }) => title),
    show: (id) => get(reviewSchema, `${REVIEWS}/${id}`),
    async bring(id, text, more = {}) {
      const search = { by: 'other', source: 'Embase', searchedOn: '2026-11-20', query: 'heart:ti,ab', ...more };
      const { search: searchId } = await read(broughtSchema, call('POST', `${REVIEWS}/${id}/searches`, search));
      return read(broughtSchema, call('POST', `${REVIEWS}/${id}/searches/${searchId}/imports`, { text }));
    },
    states: async (id, stage = 'title') =>
      (await get(screeningStatesSchema, `${REVIEWS}/${id}/states?stage=${stage}`)).states,
    records: (id, query = '') => get(reviewRecordsSchema, `${REVIEWS}/${id}/records${query}`),
    texts: async (id, query = '') => (await get(reviewTextsSchema, `${REVIEWS}/${id}/texts${query}`)).texts,
    decide: (id, ...decisions) =>
      read(
        takenDecisionsSchema,
        call('POST', `${REVIEWS}/${id}/decisions`, { decisions: decisions.map((one) => decision(one)) }),
      ),
  };
}
