import { ARTICLES_CONSIDERED, PRO_FIELDS, type ProField } from '../chat/pro-question.ts';
import { readAccessContext, type AccessContext, type AccountFacts } from '../identity/access/access-context.ts';
import { can, type Capability } from '../identity/access/capabilities.ts';
import { PRO_QUESTIONS, type ProAllowance } from './pro-allowance.ts';

/** Who has what: a field of a PRO question, what is open while PRO questions are left, or what a capability opens. */
type Gate = { field: ProField } | { whileLeft: true } | { capability: Capability };

/**
 * What the plans differ in: the one table by which the server refuses, the screens lock and the prices page compares.
 * Its order is that of the prices page.
 */
export const PLAN_FEATURES = {
  studyTypes: { field: 'studyTypes' },
  impactFactor: { field: 'impactFactor' },
  sampleSize: { field: 'sampleSize' },
  sort: { field: 'sort' },
  precision: { field: 'precision' },
  elaborate: { field: 'elaborate' },
  selectedReferences: { field: 'selectedReferences' },
  risExport: { whileLeft: true },
  answerFormat: { field: 'answerFormat' },
  templates: { capability: 'outputTemplates' },
  ownDocuments: { capability: 'uploadSources' },
  userManagement: { capability: 'organizationSettings' },
} as const satisfies Record<string, Gate>;
export type PlanFeature = keyof typeof PLAN_FEATURES;

/** The features in the order of the prices page. */
export const PLAN_FEATURE_NAMES: readonly PlanFeature[] = [
  'studyTypes',
  'impactFactor',
  'sampleSize',
  'sort',
  'precision',
  'elaborate',
  'selectedReferences',
  'risExport',
  'answerFormat',
  'templates',
  'ownDocuments',
  'userManagement',
];

/** How somebody has a feature: without limit, with the PRO questions of their week, or not at all. */
export type FeatureShare = 'included' | 'counted' | 'none';

/** How somebody has a feature, whatever they have used of their week. */
export function featureShare(feature: PlanFeature, access: AccessContext): FeatureShare {
  const gate: Gate = PLAN_FEATURES[feature];
  if ('capability' in gate) return can(access, gate.capability) ? 'included' : 'none';
  if ('field' in gate && isWithheld(gate.field, access)) return 'none';
  if (can(access, 'proFeatures')) return 'included';
  return access.signedIn ? 'counted' : 'none';
}

/** Whether a field needs more than PRO questions, and whoever asks lacks it. */
function isWithheld(field: ProField, access: AccessContext): boolean {
  const { needs } = PRO_FIELDS[field];
  return needs !== undefined && !can(access, needs);
}

/**
 * What stands between somebody and a feature at this moment: nothing, one of their PRO questions, that none are left this
 * week, that they have no account, or that only a plan opens it.
 */
export type FeatureLock = 'open' | 'counted' | 'usedUp' | 'needsAccount' | 'needsPlan';

/** Why a feature is locked, if it is; `left` is what is left of the PRO questions of the week. */
export function featureLock(
  feature: PlanFeature,
  access: AccessContext,
  { left }: Pick<ProAllowance, 'left'>,
): FeatureLock {
  const share = featureShare(feature, access);
  if (share === 'included') return 'open';
  if (share === 'none') return access.signedIn ? 'needsPlan' : 'needsAccount';
  return left > 0 ? 'counted' : 'usedUp';
}

/** What is sold, and what is free. */
export const PLAN_NAMES = ['basic', 'pro', 'enterprise'] as const;
export type PlanName = (typeof PLAN_NAMES)[number];

const FREE: AccountFacts = { subscriptionStatus: null, sandbox: false, superAdmin: false, organizationRoles: [] };
const ORGANIZATION = {
  id: 'organization',
  name: '',
  subscriptionStatus: 'active',
  suspended: false,
  secondFactorMissing: false,
} as const;

/** What an account may do by each plan; for an organization, whoever administers it. */
const ACCESS_BY_PLAN: Record<PlanName, AccessContext> = {
  basic: readAccessContext(FREE, null),
  pro: readAccessContext({ ...FREE, subscriptionStatus: 'active' }, null),
  enterprise: readAccessContext(
    { ...FREE, organizationRoles: [{ role: 'Admin', organization: ORGANIZATION }] },
    ORGANIZATION.id,
  ),
};

/** What one plan contains. */
export interface PlanContents {
  /** PRO questions of a week, more of them in the first days; null for no limit. */
  proQuestions: typeof PRO_QUESTIONS | null;
  /** Articles considered for a question that is no PRO question. */
  articlesConsidered: number;
  /** How it gives a feature. */
  share: (feature: PlanFeature) => FeatureShare;
}

/** What a plan contains, read off the rules that refuse. */
export function planContents(plan: PlanName): PlanContents {
  const access = ACCESS_BY_PLAN[plan];
  const isPro = can(access, 'proFeatures');
  return {
    proQuestions: isPro ? null : PRO_QUESTIONS,
    articlesConsidered: isPro ? ARTICLES_CONSIDERED.pro : ARTICLES_CONSIDERED.basic,
    share: (feature) => featureShare(feature, access),
  };
}
