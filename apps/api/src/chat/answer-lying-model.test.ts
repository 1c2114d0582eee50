import { beforeAll, describe, expect, test } from 'vitest';
import type { Claim } from '@footnote/domain';
import type { LiteratureIndex } from '@footnote/literature';
import { answerQuestion } from './answer-question.ts';
import { answeringDeps, askedQuestion, openStarterIndex } from './answering.fixtures.ts';
import type { AnswerModel, WriteRequest } from './chat.ports.ts';

let index: LiteratureIndex;

beforeAll(async () => {
  index = await openStarterIndex();
  return () => index.close();
});

/** A model that writes what a test wants of the request it was given. */
function writes(text: (request: WriteRequest) => string): AnswerModel {
  return {
    writer: () => ({ kind: 'model', provider: 'fake', model: 'liar' }),
    async *write(request) {
      yield await Promise.resolve({ type: 'text' as const, text: text(request) });
    },
  };
}

async function claimsOf(question: string, text: (request: WriteRequest) => string): Promise<readonly Claim[]> {
  const deps = answeringDeps(index, { answerModel: writes(text) });
  for await (const event of answerQuestion(deps, askedQuestion({ question })))
    if (event.event === 'done') return event.claims;
  throw new Error('The answer did not end.');
}

const QUESTION = 'Does dapagliflozin lower cardiovascular death in heart failure with reduced ejection fraction?';
const ADOLESCENTS = 'Does dapagliflozin lower cardiovascular death in adolescents with heart failure?';

describe('a model that lies inside the structure', () => {
  test('a sentence about an indirect study is told apart from what answers', async () => {
    const claims = await claimsOf(ADOLESCENTS, ({ evidence }) => {
      const indirect = evidence.find(({ match }) => match.directness === 'indirect');
      return `**Bottom line**\n\n${indirect?.sentences[0]?.text.replace(/\.$/, '') ?? ''} [${indirect?.n ?? 0}].`;
    });
    expect(claims.map(({ directness }) => directness)).toEqual(['indirect']);
  });

  test('a bottom line without the figures of its study is partly supported at most', async () => {
    const claims = await claimsOf(QUESTION, ({ answer }) => {
      const [n = 0] = answer.answerLine.citations;
      return `**Bottom line**\n\nWorsening heart failure, cardiovascular death and death from any cause were less frequent [${n}].`;
    });
    expect(claims).toHaveLength(1);
    expect(claims[0]).toMatchObject({ directness: 'direct', support: 'partly', reason: 'number' });
  });

  test('a direction told far from what it is said of is partly supported at most', async () => {
    const claims = await claimsOf(QUESTION, ({ answer }) => {
      const [n = 0] = answer.answerLine.citations;
      return `**Bottom line**\n\nDapagliflozin lowered worsening heart failure and cardiovascular death [${n}].`;
    });
    expect(claims).toHaveLength(1);
    expect(claims[0]).toMatchObject({ directness: 'direct', support: 'partly', reason: 'direction' });
  });

  test('with the figures it is not marked down', async () => {
    const claims = await claimsOf(QUESTION, ({ answer }) => {
      const [first] = answer.answerLine.quoted;
      return `**Bottom line**\n\n${first?.text.replace(/\.$/, '') ?? ''} [${first?.citation ?? 0}].`;
    });
    expect(claims.map(({ support }) => support)).toEqual(['supported']);
  });

  test('a direction turned around is not called supported', async () => {
    const claims = await claimsOf(QUESTION, ({ answer }) => {
      const [n = 0] = answer.answerLine.citations;
      return `**Bottom line**\n\nDapagliflozin increased worsening heart failure and cardiovascular death [${n}].`;
    });
    expect(claims).toHaveLength(1);
    expect(claims[0]?.support).not.toBe('supported');
  });

  test('another figure is not supported', async () => {
    const claims = await claimsOf(QUESTION, ({ answer }) => {
      const [first] = answer.answerLine.quoted;
      const turned = first?.text.replace(/\d+\.\d+/, '99.9').replace(/\.$/, '') ?? '';
      return `**Bottom line**\n\n${turned} [${first?.citation ?? 0}].`;
    });
    expect(claims.map(({ support }) => support)).not.toContain('supported');
  });
});
