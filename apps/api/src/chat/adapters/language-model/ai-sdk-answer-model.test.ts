import { LLM_PROVIDERS } from '@footnote/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  behaviourNamed,
  startFakeLlmServer,
  type FakeLlmServer,
} from '../../../../../../tests/support/fake-llm-server.ts';
import { framesOf } from '../../../../../../tests/support/fake-llm-frames.ts';
import { piecesOf } from '../../../../../../tests/support/fake-llm-answer.ts';
import type { AnswerPiece, WriteRequest } from '../../chat.ports.ts';
import type { LlmConnection } from '../../../platform/config/llm-config.ts';
import { createAiSdkAnswerModel } from './ai-sdk-answer-model.ts';
import { KEY, llmSettings } from './llm-settings.fixtures.ts';
import { composePrompt } from './prompt.ts';
import { writeRequestFixture } from './write-request.fixtures.ts';
import { effort } from '../../../../../../tests/support/test-effort.ts';

let server: FakeLlmServer;

beforeAll(async () => {
  server = await startFakeLlmServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.requests.length = 0;
  server.setBehaviour({ kind: 'normal' });
});

function settings(provider: LlmConnection['provider'], fields: Partial<LlmConnection> = {}): LlmConnection {
  return llmSettings(server, { provider, timeoutSeconds: 5, ...fields });
}

interface Outcome {
  text: string;
  failure: Extract<AnswerPiece, { type: 'failure' }>['error'] | null;
  pieces: AnswerPiece[];
}

async function ask(
  given: LlmConnection,
  request: WriteRequest = writeRequestFixture(),
  signal = new AbortController().signal,
): Promise<Outcome> {
  const pieces: AnswerPiece[] = [];
  for await (const piece of createAiSdkAnswerModel(given).write(request, signal)) pieces.push(piece);
  const last = pieces.at(-1);
  return {
    pieces,
    text: pieces.map((piece) => (piece.type === 'text' ? piece.text : '')).join(''),
    failure: last?.type === 'failure' ? last.error : null,
  };
}

describe.each(LLM_PROVIDERS)('a language model of %s', (provider) => {
  it('streams an answer and is sent the numbered evidence and nothing else', async () => {
    const { text, failure, pieces } = await ask(settings(provider, { temperature: 0.2, topP: 0.9 }));
    expect(failure).toBeNull();
    expect(text).toBe(
      '**Bottom line**\n\nSupervised walking reduced hip fractures (hazard ratio 0.74) [1].\n\n- Walking alone did not change the rate of hip fractures [2].',
    );
    expect(pieces.length).toBeGreaterThan(5);
    expect(server.requests).toHaveLength(1);
    const [request] = server.requests;
    expect(request?.body).toContain('Study 1 of walking');
    expect(request?.body).not.toMatch(/"(?:tools|functions)":\[\{/);
    expect(request?.body).not.toContain(KEY);
    expect(request?.body.includes('"store":false')).toBe(provider === 'openai');
  });

  it('asks the stronger model in precision mode', async () => {
    await ask(settings(provider), writeRequestFixture({ precision: true }));
    expect(`${server.requests[0]?.path} ${server.requests[0]?.body}`).toContain('fake-precise-model');
  });

  it('lets no invented reference through', async () => {
    server.setBehaviour({ kind: 'lies' });
    const { text, failure } = await ask(settings(provider));
    expect(failure).toBeNull();
    expect(text).toContain('It also cures baldness. So say others [2] [1] and [1, 2].');
    expect(text).not.toMatch(/9[6-9]|77|†|\^/);
  });

  it.each([
    ['unauthorized', 'model/unauthorized', undefined],
    ['rate-limited', 'model/rate-limited', 30],
    ['broken', 'model/unavailable', undefined],
    ['bad-json', 'model/bad-response', undefined],
    ['empty', 'model/bad-response', undefined],
    ['tool-call', 'model/bad-response', undefined],
  ])('says what is wrong when it is %s', async (name, code, retryAfterSeconds) => {
    server.setBehaviour(behaviourNamed(name));
    const { failure, pieces } = await ask(settings(provider));
    expect(failure).toMatchObject({ code, ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }) });
    expect(pieces.filter((piece) => piece.type === 'failure')).toHaveLength(1);
    expect(JSON.stringify(pieces)).not.toContain(KEY);
    expect(failure?.message).not.toMatch(/walking|Refused|http/);
  });

  it('reads retry-after as a date', async () => {
    server.setBehaviour(behaviourNamed('rate-limited-until'));
    const { failure } = await ask(settings(provider));
    expect(failure?.retryAfterSeconds).toBeGreaterThan(50);
    expect(failure?.retryAfterSeconds).toBeLessThanOrEqual(60);
  });

  it('tries again while nothing of the answer has come', async () => {
    server.setBehaviour({ kind: 'recovers', failures: 2, status: 500 });
    const { failure, text } = await ask(settings(provider, { retryAttempts: 2 }));
    expect(failure).toBeNull();
    expect(text).toContain('[1]');
    expect(server.requests).toHaveLength(3);
  });

  it('does not try again with a refused key, nor wait longer than it may', async () => {
    server.setBehaviour({ kind: 'status', status: 403 });
    expect((await ask(settings(provider, { retryAttempts: 3 }))).failure?.code).toBe('model/unauthorized');
    server.setBehaviour(behaviourNamed('rate-limited'));
    expect((await ask(settings(provider, { retryAttempts: 3 }))).failure?.retryAfterSeconds).toBe(30);
    expect(server.requests).toHaveLength(2);
  });

  it('keeps what was written before trouble, and does not begin anew', async () => {
    server.setBehaviour({ kind: 'trouble', afterPieces: 8 });
    const { failure, text } = await ask(settings(provider, { retryAttempts: 3 }));
    expect(text).toMatch(/^\*\*Bottom line\*\*\n\nSupervised walking/);
    expect(['model/unavailable', 'model/stream-cut', 'model/bad-response']).toContain(failure?.code);
    expect(server.requests).toHaveLength(1);
  });

  it.each(['length', 'content-filter'] as const)('ends in a failure when the model ends for %s', async (ending) => {
    server.setBehaviour({ kind: 'normal', ending });
    const { failure } = await ask(settings(provider));
    expect(failure?.code).toBe(ending === 'length' ? 'model/stream-cut' : 'model/bad-response');
  });

  it('times out on silence and on a stall', async () => {
    server.setBehaviour(behaviourNamed('silent'));
    expect((await ask(settings(provider, { timeoutSeconds: 0.2 }))).failure?.code).toBe('model/timed-out');
    server.setBehaviour(behaviourNamed('stall'));
    const stalled = await ask(settings(provider, { timeoutSeconds: 0.4 }));
    expect(stalled.failure?.code).toBe('model/timed-out');
    expect(stalled.text).not.toBe('');
  });

  it('ends at once and silently when the reader goes', async () => {
    server.setBehaviour(behaviourNamed('stall'));
    const leaving = new AbortController();
    const left = server.abandoned;
    const pieces: AnswerPiece[] = [];
    for await (const piece of createAiSdkAnswerModel(settings(provider)).write(writeRequestFixture(), leaving.signal)) {
      pieces.push(piece);
      leaving.abort();
    }
    expect(pieces.map((piece) => piece.type)).toEqual(['text']);
    await expect.poll(() => server.abandoned).toBe(left + 1);
    const gone = await ask(settings(provider), writeRequestFixture(), AbortSignal.abort());
    expect(gone.pieces).toEqual([]);
  });

  it.each(['reset', 'end'] as const)('notices a stream that breaks off (%s)', async (how) => {
    server.setBehaviour({ kind: 'cut', afterBytes: 1_900, how, answer: 'Walking helps [1]. '.repeat(40) });
    const { failure, text } = await ask(settings(provider));
    expect(failure?.code).toBe('model/stream-cut');
    expect(text).not.toBe('');
  });
});

describe('a language model of one’s own', () => {
  it('is unavailable when nobody listens', async () => {
    const { failure } = await ask(settings('openai-compatible', { baseUrl: 'http://127.0.0.1:9/v1' }));
    expect(failure?.code).toBe('model/unavailable');
  });

  it('is sent the composed prompt to the letter', async () => {
    await ask(settings('openai-compatible'));
    const { system, user } = composePrompt(writeRequestFixture());
    expect(JSON.parse(server.requests[0]?.body ?? '')).toEqual({
      model: 'fake-model',
      messages: [
        { role: 'system', content: system },
        { role: 'user', content: user },
      ],
      stream: true,
    });
  });

  it('needs no key where the server asks for none', async () => {
    expect((await ask(settings('openai-compatible', { apiKey: null }))).failure).toBeNull();
    expect(server.requests[0]?.headers.authorization).toBeUndefined();
  });
});

describe('an answer cut at any byte', () => {
  const answer = 'Walking “helps” [1], é [2].';
  const frames = framesOf('chat-completions', 'fake-model');
  const sent = [...frames.opening, ...piecesOf(answer).map(frames.piece), ...frames.closing('stop')];
  const endOf = (count: number) => Buffer.byteLength(sent.slice(0, count).join(''));
  const whole = endOf(sent.length);
  const complete = endOf(sent.length - frames.closing('stop').length + 1);
  const ends = new Set(sent.map((_, at) => endOf(at)));
  // The two ways of breaking off share the bytes of the sample; both try those at which a frame, or the answer, is whole.
  const cutsOf = (how: 'end' | 'reset') =>
    Array.from({ length: whole + 1 }, (_, afterBytes) => afterBytes).filter(
      (afterBytes) =>
        effort({ whole: true, sample: afterBytes % 8 === (how === 'end' ? 0 : 4) }) ||
        ends.has(afterBytes) ||
        Math.abs(afterBytes - complete) < 8 ||
        afterBytes === whole,
    );

  it.each(['end', 'reset'] as const)(
    'ends in exactly one defined state (%s)',
    async (how) => {
      for (const afterBytes of cutsOf(how)) {
        server.setBehaviour({ kind: 'cut', afterBytes, how, answer });
        const { failure, text, pieces } = await ask(settings('openai-compatible'));
        expect(pieces.filter((piece) => piece.type === 'failure').length, `byte ${afterBytes}`).toBe(
          failure === null ? 0 : 1,
        );
        expect(answer.startsWith(text.trimEnd()), `byte ${afterBytes}: ${text}`).toBe(true);
        // From the finish reason on, only the end mark of the protocol is missing.
        const state = failure === null ? { text, whole: afterBytes >= complete } : failure.code;
        expect(state, `byte ${afterBytes}`).toEqual(
          failure === null ? { text: answer, whole: true } : 'model/stream-cut',
        );
      }
    },
    120_000,
  );
});

describe('many answers at once', () => {
  it('keeps 300 streams apart', async () => {
    const model = createAiSdkAnswerModel(settings('openai-compatible', { timeoutSeconds: 60 }));
    const answers = await Promise.all(
      Array.from({ length: 300 }, async (_, index) => {
        const request = writeRequestFixture({ question: `Question ${index}?` });
        let text = '';
        for await (const piece of model.write(request, new AbortController().signal)) {
          if (piece.type === 'text') text += piece.text;
          else throw new Error(piece.error.code);
        }
        return text;
      }),
    );
    expect(new Set(answers).size).toBe(1);
    expect(server.requests).toHaveLength(300);
  }, 120_000);
});
