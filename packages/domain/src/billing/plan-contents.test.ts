import { expect, test } from 'vitest';
import { audienceAccounts } from '../identity/access/audiences.fixtures.ts';
import { readAccessContext } from '../identity/access/access-context.ts';
import {
  featureLock,
  PLAN_FEATURE_NAMES,
  PLAN_FEATURES,
  PLAN_NAMES,
  planContents,
  type FeatureLock,
} from './plan-contents.ts';

test('every feature is compared once', () => {
  expect([...PLAN_FEATURE_NAMES].sort()).toEqual(Object.keys(PLAN_FEATURES).sort());
});

test.each(PLAN_FEATURE_NAMES)('no plan lacks %s where a smaller one has it', (feature) => {
  const worth = { none: 0, counted: 1, included: 2 };
  const shares = PLAN_NAMES.map((plan) => worth[planContents(plan).share(feature)]);
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
});

test('the plans are as specification §1 tells them', () => {
  const [basic, pro, enterprise] = PLAN_NAMES.map(planContents);
  expect(basic?.proQuestions).toEqual({ perWeek: 3, inFirstDays: 5, firstDays: 7 });
  expect([pro?.proQuestions, enterprise?.proQuestions]).toEqual([null, null]);
  expect(pro?.articlesConsidered).toBe(10 * (basic?.articlesConsidered ?? 0));
  expect([basic, pro, enterprise].map((plan) => plan?.share('ownDocuments'))).toEqual(['none', 'none', 'included']);
});

test.each<[keyof typeof audienceAccounts, number, FeatureLock, FeatureLock, FeatureLock]>([
  ['visitor', 0, 'needsAccount', 'needsAccount', 'needsAccount'],
  ['free', 2, 'counted', 'counted', 'needsPlan'],
  ['free', 0, 'usedUp', 'usedUp', 'needsPlan'],
  ['pro', 0, 'open', 'open', 'open'],
  ['sandbox', 0, 'open', 'open', 'open'],
])('what stands between %s with %i left and precision, RIS and formats', (audience, left, ...locks) => {
  const { account, selectedOrganization } = audienceAccounts[audience];
  const access = readAccessContext(account, selectedOrganization);
  const features = ['precision', 'risExport', 'answerFormat'] as const;
  expect(features.map((feature) => featureLock(feature, access, { left }))).toEqual(locks);
});

test('nothing is locked where no plans are sold, but what needs an account or an organization', () => {
  const visitor = readAccessContext(null, null, 'off');
  const locked = PLAN_FEATURE_NAMES.filter((feature) => featureLock(feature, visitor, { left: 0 }) !== 'open');
  expect(locked).toEqual(['answerFormat', 'templates', 'ownDocuments', 'userManagement']);
});
