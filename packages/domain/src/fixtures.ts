export {
  answerCitations,
  answerClaims,
  answerMarkdown,
  arabicAnswerMarkdown,
  germanAnswerMarkdown,
} from './chat/answer.fixtures.ts';
export {
  adolescentsCitations,
  adolescentsEvidence,
  icosapentEvidence,
  omegaCitations,
  omegaEvidence,
  sglt2Evidence,
  sglt2Markdown,
} from './chat/evidence/answer-evidence.fixtures.ts';
export { questionFrameFixture } from './chat/evidence/question-frame.fixtures.ts';
export { historyItems } from './chat/history.fixtures.ts';
export { citationFixture } from './literature/citation.fixtures.ts';
export { hostileReference, unusualReferences } from './library/hostile-references.fixtures.ts';
export { evidenceFieldCitations } from './literature/evidence-field.fixtures.ts';
export { mouseCitation, remdesivirCitation, surgisphereCitation } from './literature/flagged-citations.fixtures.ts';
export {
  dapaCkdCitation,
  dapaHfCitation,
  empaRegCitation,
  sglt2KidneyCitation,
} from './literature/starter-citations.fixtures.ts';
export {
  arabicCitation,
  bareCitation,
  manyAuthorsCitation,
  pdfCitation,
} from './literature/unusual-citations.fixtures.ts';
export { sessionFixtures } from './identity/session.fixtures.ts';
export { audienceAccounts } from './identity/access/audiences.fixtures.ts';
export { postFixtures } from './content/post.fixtures.ts';
export { adminOrganizationFixtures, adminUserDetailsFixture, adminUserFixtures } from './admin/admin-lists.fixtures.ts';
export { failedEventFixtures } from './billing/failed-event.fixtures.ts';
export { auditChainFixture, auditLineFixtures } from './admin/audit.fixtures.ts';
export {
  currentLiteratureFixture,
  stoppedLiteratureFixture,
  syncingLiteratureFixture,
  unsyncedLiteratureFixture,
} from './admin/literature-updates.fixtures.ts';
export { notificationFixtures } from './support/notification.fixtures.ts';
export { llmManagerFixture, llmSettingsFixture, llmTrialFixture } from './admin/llm-settings.fixtures.ts';
export { priceFixtures, subscriptionFixtures, subscriptionMoment } from './billing/subscription.fixtures.ts';
export {
  inviteFixtures,
  memberFixtures,
  organizationFixture,
  organizationSourceFixtures,
} from './organizations/organization.fixtures.ts';
export { domainFixtures, singleSignOnFixture } from './organizations/single-sign-on.fixtures.ts';
export { completeContactFixture, emptyContactFixture } from './support/contact-forms.fixtures.ts';
export { documentOfEveryStatus, makeSourceDocuments } from './sources/documents.fixtures.ts';
export { organizationSource, sourceFixtures } from './sources/sources.fixtures.ts';
export { ownTemplate, productTemplate, templateFixtures } from './templates/templates.fixtures.ts';
export { passkeyFixtures } from './identity/passkeys/passkey.fixtures.ts';
export {
  recoveryCodesFixture,
  secondFactorFixtures,
  secondFactorSetupFixture,
} from './identity/second-factor/second-factor.fixtures.ts';
