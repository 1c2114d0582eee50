import type { AccessContext } from './access-context.ts';

/** A fact of a standing, or its contrary. */
type Fact = keyof AccessContext | `!${keyof AccessContext}`;

/**
 * The permissions of specification §6. A row is allowed where all facts of one of its lists hold; an empty list holds
 * for everybody. Beyond its row, proFeatures is open to a user whose allowance of the week is not used up.
 */
export const CAPABILITIES = {
  chat: [[]],
  chatHistory: [['signedIn']],
  profile: [['signedIn']],
  referrals: [['signedIn', 'plans']],
  logIn: [['!signedIn']],
  seePricing: [['plans', '!paying', '!member', '!superAdmin']],
  upgrade: [['plans', '!paying']],
  proFeatures: [['paying'], ['superAdmin'], ['!plans']],
  outputTemplates: [['signedIn', 'paying'], ['signedIn', 'member'], ['superAdmin'], ['signedIn', '!plans']],
  rememberQuestionAndCitations: [['superAdmin'], ['paying'], ['member'], ['!plans']],
  sessionRecording: [['paying'], ['member']],
  personalSources: [['signedIn', '!organizationSelected']],
  organizationSources: [['organizationSelected']],
  uploadSources: [['organizationSelected']],
  switchAccounts: [['superAdmin'], ['member']],
  organizationSettings: [
    ['organizationSelected', 'superAdmin'],
    ['organizationSelected', 'adminOfSelected'],
  ],
  createOrganization: [['superAdmin']],
  listOrganizations: [['superAdmin']],
  listUsers: [['superAdmin']],
  llmManager: [['superAdmin']],
  auditLog: [['superAdmin']],
  literatureStatus: [['superAdmin']],
} as const satisfies Record<string, readonly (readonly Fact[])[]>;
export type Capability = keyof typeof CAPABILITIES;

function holds(fact: Fact, standing: AccessContext): boolean {
  const contrary = fact.startsWith('!');
  return Reflect.get(standing, contrary ? fact.slice(1) : fact) !== contrary;
}

/** Whether a user of this standing may do it. */
export function can(standing: AccessContext, capability: Capability): boolean {
  const row: readonly (readonly Fact[])[] = CAPABILITIES[capability];
  return row.some((facts) => facts.every((fact) => holds(fact, standing)));
}
