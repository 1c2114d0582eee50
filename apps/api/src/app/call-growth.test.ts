import { openLiteratureIndex, openTextReader, type LiteratureIndex, type TextReader } from '@footnote/literature';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { effort } from '../../../../tests/support/test-effort.ts';
import { GROWING_TEXTS, superLinear } from '../../../../tests/support/text-growth.ts';
import { answerQuestion } from '../chat/answer-question.ts';
import { createExtractiveAnswerModel } from '../chat/write/extractive-answer-model.ts';
import { createSignedInUser } from '../identity/signed-in-user.fixtures.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import { ENDPOINTS } from './endpoints.fixtures.ts';
import { exampleOf, textsOf } from './example-values.fixtures.ts';
import { startTestServer, type browserOf, type TestServer } from './test-server.fixtures.ts';

/** A busy machine may take its time; what is measured is processor time. */
const PATIENCE = 300_000;

const NAMES = new Set([
  'spaces between words',
  'newlines',
  'dots',
  'opening brackets',
  'quotes',
  'accents',
  'emoji',
  'one word',
]);
const TEXTS = GROWING_TEXTS.filter(({ name }) => NAMES.has(name));

/** What a text of a call is tried with; in `npm test` words, and one other by turns: functions that read texts are tried with all. */
const textsFor = (at: number) =>
  effort({
    whole: TEXTS,
    sample: TEXTS.filter(({ name }, place) => name === 'one word' || place === at % TEXTS.length),
  });

/** A part of a request that may hold any text. */
interface TextField {
  name: string;
  send: (text: string) => { path: string; body: unknown };
}

function fieldsOf(endpoint: Endpoint): TextField[] {
  const path = endpoint.path.replaceAll(/:\w+/g, '6f9619ff-8b86-4d01-b42d-00cf4fc964ff');
  const body = endpoint.body === undefined ? undefined : exampleOf(endpoint.body);
  const texts = endpoint.body === undefined ? [] : textsOf(endpoint.body);
  const inBody = texts.map(({ name, bodyWith }) => ({
    name,
    send: (text: string) => ({ path, body: bodyWith(text) }),
  }));
  const inQuery = Object.keys(endpoint.query?.shape ?? {}).map((name) => ({
    name: `?${name}`,
    send: (text: string) => ({ path: `${path}?${new URLSearchParams({ [name]: text }).toString()}`, body }),
  }));
  const inPath = [...endpoint.path.matchAll(/:\w+/g)].map(([name]) => ({
    name,
    send: (text: string) => ({ path: path.replace(/6f9619ff[-\w]+/, () => encodeURIComponent(text)), body }),
  }));
  return [...inBody, ...inQuery, ...inPath];
}

const CALLS = ENDPOINTS.flatMap((endpoint) =>
  fieldsOf(endpoint).map((field) => ({
    ...field,
    call: `${endpoint.method} ${endpoint.path}`,
    method: endpoint.method,
  })),
).map((field, at) => ({ ...field, texts: textsFor(at) }));

describe('texts of calls', () => {
  let server: TestServer;
  let literature: LiteratureIndex;
  let reader: TextReader;
  let browser: ReturnType<typeof browserOf>;
  beforeAll(async () => {
    literature = await openLiteratureIndex({ path: ':memory:' });
    reader = openTextReader(literature);
    const deps = {
      literature,
      questionReader: { read: reader.readQuestion },
      answerChecker: { check: reader.checkAnswer },
      answerModel: createExtractiveAnswerModel(),
      now: Date.now,
    };
    server = await startTestServer({ answer: (input) => answerQuestion(deps, input) });
    browser = await createSignedInUser(server, 'user@example.org');
  });
  afterAll(async () => {
    await server.close();
    await reader.close();
    await literature.close();
  });

  it.each(CALLS)(
    '$call reads a longer $name without taking more than its share',
    { timeout: PATIENCE },
    async (field) => {
      const ask = async (text: string) => {
        const { path, body } = field.send(text);
        const response = await browser(field.method.toUpperCase(), path, body);
        await response.arrayBuffer();
        expect(response.status).toBeLessThan(500);
      };
      const slow: string[] = [];
      for (const { name, of } of field.texts) {
        const growth = await superLinear(ask, of, () => process.cpuUsage());
        if (growth !== null) slow.push(`${name}: ${growth}`);
      }
      expect(slow).toEqual([]);
    },
  );
});
