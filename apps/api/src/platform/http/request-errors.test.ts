import {
  ALERT_ERRORS,
  CHAT_ERRORS,
  IDENTITY_ERRORS,
  LIBRARY_ERRORS,
  ORGANIZATION_ERRORS,
  REQUEST_ERRORS,
  REFERRAL_ERRORS,
  REVIEW_ERRORS,
  SEARCH_ERRORS,
  SINGLE_SIGN_ON_ERRORS,
  SOURCE_ERRORS,
  CONTENT_ERRORS,
  SUPPORT_ERRORS,
  TEMPLATE_ERRORS,
  type ErrorDefinitions,
} from '@footnote/domain';
import { expect, it } from 'vitest';
import { messageOf, statusOf, type ErrorCode } from './request-errors.ts';

const AREAS: readonly ErrorDefinitions<ErrorCode>['codes'][] = [
  ALERT_ERRORS.codes,
  CHAT_ERRORS.codes,
  IDENTITY_ERRORS.codes,
  LIBRARY_ERRORS.codes,
  ORGANIZATION_ERRORS.codes,
  REFERRAL_ERRORS.codes,
  REVIEW_ERRORS.codes,
  SEARCH_ERRORS.codes,
  SINGLE_SIGN_ON_ERRORS.codes,
  SOURCE_ERRORS.codes,
  CONTENT_ERRORS.codes,
  SUPPORT_ERRORS.codes,
  TEMPLATE_ERRORS.codes,
  REQUEST_ERRORS.codes,
];
const CODES = AREAS.flat();

it('answers every code with the status and sentence clients know it by', async () => {
  const rows = CODES.map((code) => `${statusOf(code)} ${code}: ${messageOf(code)}`);
  await expect(`${rows.toSorted().join('\n')}\n`).toMatchFileSnapshot('./request-errors.fixtures.txt');
});

it('knows each code once, named by its area and what happened', () => {
  expect(CODES).toHaveLength(new Set(CODES).size);
  // The two limits carry the names of the specification.
  const others = new Set(['questionTokenLimitExceeded', 'formatTokenLimitExceeded', 'internal']);
  expect(CODES.filter((code) => !others.has(code) && !/^[a-z]+\/[a-z]+(?:-[a-z]+)*$/.test(code))).toEqual([]);
});
