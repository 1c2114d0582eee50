import { expect, test } from 'vitest';
import { audienceAccounts } from '../identity/access/audiences.fixtures.ts';
import { readAccessContext } from '../identity/access/access-context.ts';
import { DEFAULT_CHAT_STUDY_TYPES } from '../literature/study-type.ts';
import { chatQuerySchema, type ChatQueryInput } from './chat-query.schema.ts';
import { planQuestion, proFieldsOf, type ProField, type ProStanding } from './pro-question.ts';

type Audience = keyof typeof audienceAccounts;
const accessOf = (audience: Audience, plans: 'on' | 'off' = 'on') => {
  const { account, selectedOrganization } = audienceAccounts[audience];
  return readAccessContext(account, selectedOrganization, plans);
};
const queryOf = (fields: Partial<ChatQueryInput>) => chatQuerySchema.parse({ question: 'Does it work?', ...fields });
const standingOf = (audience: Audience, fields: Partial<ChatQueryInput> = {}) =>
  planQuestion({ query: queryOf(fields), parameters: {} }, accessOf(audience)).standing;

test.each<[Partial<ChatQueryInput>, ProField[]]>([
  [{}, []],
  [{ studyTypes: [...DEFAULT_CHAT_STUDY_TYPES].reverse() }, []],
  [{ studyTypes: ['rodent'] }, ['studyTypes']],
  [{ impactFactor: 'off', sampleSize: null, outputFormat: ' \n' }, []],
  [{ sampleSize: 0 }, ['sampleSize']],
  [{ impactFactor: 'high', chatGptMode: true }, ['impactFactor', 'precision']],
  [{ chatElaborateMode: true, outputFormat: 'As a table.' }, ['elaborate', 'answerFormat']],
  [{ isSelectRegenerate: true, citations: ['1'] }, ['selectedReferences']],
  [{ chatWithDocuments: true, citations: ['1'], layman: true, ageInMonths: 12 }, []],
])('%j asks for %j', (fields, expected) => {
  expect(proFieldsOf(queryOf(fields))).toEqual(expected);
});

test('an order of references is asked for in the address', () => {
  expect(proFieldsOf({ ...queryOf({}), sort_by: 'recency' })).toEqual(['sort']);
});

test.each<[Audience, ProStanding, ProStanding]>([
  ['visitor', 'free', 'visitor'],
  ['free', 'free', 'counted'],
  ['pro', 'included', 'included'],
  ['sandbox', 'included', 'included'],
  ['member', 'included', 'included'],
  ['superAdmin', 'included', 'included'],
])('a plain and a precise question of %s', (audience, plain, precise) => {
  expect([standingOf(audience), standingOf(audience, { chatGptMode: true })]).toEqual([plain, precise]);
});

test('what no allowance opens is left out, and paying is not believed', () => {
  const fields = { outputFormat: 'As a table.', previousMainQuestion: 'Before?', citations: ['1'], isPaid: true };
  const asked = { query: queryOf(fields), parameters: {} };
  expect(planQuestion(asked, accessOf('free'))).toMatchObject({
    standing: 'free',
    query: { outputFormat: null, previousMainQuestion: null, citations: [], isPaid: false },
  });
  expect(planQuestion(asked, accessOf('pro')).query).toMatchObject(fields);
  expect(planQuestion(asked, accessOf('visitor', 'off')).standing).toBe('included');
});

test('chosen references stay with whom they are asked of', () => {
  const citations = ['1', '2'];
  for (const as of [{ chatWithDocuments: true }, { isSelectRegenerate: true }])
    expect(
      planQuestion({ query: queryOf({ ...as, citations }), parameters: {} }, accessOf('free')).query.citations,
    ).toEqual(citations);
});
