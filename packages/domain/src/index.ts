export { AREAS, type Area } from './kernel/areas.ts';
export {
  defineErrors,
  type CodeOf,
  type DomainError,
  type ErrorDefinition,
  type ErrorDefinitions,
  type StatusClass,
} from './kernel/result.ts';
export { backOff, readRetryAfter, writeRetryAfter, type BackOff } from './kernel/retries.ts';
export { REQUEST_ERRORS, type RequestErrorCode } from './kernel/request.errors.ts';
export { err, ok, unreachable, type Result } from './kernel/result.ts';
export { momentSchema } from './kernel/moment.schema.ts';
export { randomNumbers } from './kernel/random-numbers.ts';
export { replaceBracketed, withoutEnd } from './kernel/scan-text.ts';
export { xmlText } from './kernel/xml-text.ts';
export { TEXT_LIMITS } from './kernel/text-limits.ts';
export {
  changePasswordFormSchema,
  deleteAccountFormSchema,
  emailFormSchema,
  newPasswordFormSchema,
  registerFormSchema,
  signInFormSchema,
  type ChangePasswordValues,
  type RegistrationValues,
  type SignInValues,
} from './identity/account-forms.schema.ts';
export {
  authOptionsSchema,
  bearerTokenSchema,
  changePasswordSchema,
  emailOnlySchema,
  mailSentSchema,
  PASSWORD_LENGTH,
  registeredSchema,
  registerSchema,
  RESEND_SECONDS,
  resetLinkQuerySchema,
  resetPasswordSchema,
  sandboxAccessAnswerSchema,
  sandboxAccessSchema,
  signInSchema,
  socialOutcomeSchema,
  socialSignInAnswerSchema,
  socialSignInSchema,
  verifyEmailSchema,
  type AuthOptions,
  type BearerToken,
  type ChangePasswordRequest,
  type EmailOnlyRequest,
  type MailSent,
  type Registered,
  type RegisterRequest,
  type ResetPasswordRequest,
  type SignInRequest,
  type SocialOutcome,
  type SocialSignInRequest,
  type VerifyEmailRequest,
} from './identity/auth.schema.ts';
export {
  isOrganizationId,
  ORGANIZATION_HEADER,
  PERSONAL,
  pickActing,
  refuseActing,
  type ActingCaller,
  type ActingOrganization,
} from './identity/access/acting-for.ts';
export { refuseCall, type CallRequirement, type CallerContext } from './identity/access/call-access.ts';
export { can, CAPABILITIES, type Capability } from './identity/access/capabilities.ts';
export { emailSchema } from './identity/email.schema.ts';
export { isEmail, type FieldProblem } from './identity/form-problems.ts';
export { IDENTITY_ERRORS, type IdentityErrorCode } from './identity/identity.errors.ts';
export {
  addedPasskeySchema,
  addPasskeyFormSchema,
  addPasskeySchema,
  PASSKEY_LIMIT,
  PASSKEY_NAME_LIMIT,
  passkeyOptionsSchema,
  passkeyParamsSchema,
  passkeyProofSchema,
  passkeySchema,
  passkeysSchema,
  provePasskeySchema,
  renamePasskeySchema,
  secondStepOptionsSchema,
  type AddedPasskey,
  type AddPasskeyRequest,
  type NewPasskey,
  type Passkey,
  type PasskeyFormValues,
  type PasskeyOptions,
  type PasskeyProof,
  type SecondStepOptions,
  type ShownPasskey,
} from './identity/passkeys/passkey.schema.ts';
export {
  AUTHENTICATOR_CODE,
  readSecondFactorCode,
  RECOVERY_CODES,
  writeRecoveryCode,
  type SecondFactorCode,
} from './identity/second-factor/second-factor-code.ts';
export {
  beginSecondFactorFormSchema,
  beginSecondFactorSchema,
  recoveryCodesSchema,
  secondFactorCodeFormSchema,
  secondFactorCodeSchema,
  secondFactorProofFormSchema,
  secondFactorProofSchema,
  secondFactorSchema,
  secondFactorSetupSchema,
  tokenRequestSchema,
  type BeginSecondFactorValues,
  type SecondFactor,
  type SecondFactorCodeValues,
  type SecondFactorProof,
  type SecondFactorProofValues,
  type SecondFactorSetup,
} from './identity/second-factor/second-factor.schema.ts';
export {
  headerPlan,
  showsPricing,
  sidebarPlan,
  userMenuPlan,
  type Destination,
  type HeaderPlan,
  type SidebarPlan,
  type UserMenuPlan,
} from './identity/access/navigation.ts';
export { acceptedRegion, LANGUAGE_COOKIE, negotiateLanguage } from './identity/negotiate-language.ts';
export {
  decidePage,
  needsProfile,
  PAGE_ACCESS,
  type PageDecision,
  type PageRequirement,
  type PagePath,
  type PageVisit,
} from './identity/access/page-access.ts';
export { showsFooter } from './identity/access/page-footer.ts';
export { displayName, initials, type PersonName } from './identity/person-name.ts';
export { choiceOf, chosenText, lacksProfile, OTHER_CHOICE, profileSettings } from './identity/profile-choices.ts';
export { profileFormSchema, shortProfileFormSchema, type ProfileValues } from './identity/profile-form.schema.ts';
export {
  deleteAccountSchema,
  languageUpdateSchema,
  organizationRoleSchema,
  pendingInviteSchema,
  PROFILE_SAVE_MILLISECONDS,
  PROFILE_TEXT_LIMIT,
  profileSettingsSchema,
  profileUpdateSchema,
  settingsQuerySchema,
  userLocationSchema,
  userProfileSchema,
  type DeleteAccountRequest,
  type LanguageUpdate,
  type PendingInvite,
  type ProfileChoiceGroup,
  type ProfileSettings,
  type ProfileUpdate,
  type UserLocation,
  type UserProfile,
} from './identity/profile.schema.ts';
export {
  isPaying,
  readAccessContext,
  SUBSCRIPTION_STATUSES,
  usableRoles,
  type AccountFacts,
  type OrganizationRole,
  type AccessContext,
  type SubscriptionStatus,
  type Plans,
} from './identity/access/access-context.ts';
export { accountSessionsSchema, endedSessionsSchema, type AccountSession } from './identity/session.schema.ts';
export { pageViewSchema, type PageView } from './identity/page-view.schema.ts';
export { VISITOR_CHAT_DAYS, VISITOR_EMAIL_DAYS, visitorEmailSchema } from './identity/visitor.schema.ts';
export { cleanAddress, cleanText } from './analytics/clean-text.ts';
export { errorReportSchema, REPORT_SAMPLES, type ErrorReport } from './analytics/error-report.schema.ts';
export { maskRecording } from './analytics/mask-recording.ts';
export {
  CAMPAIGN_FIELDS,
  campaignSchema,
  PRODUCT_EVENTS,
  readCampaign,
  reportedViewSchema,
  type Campaign,
  type ProductEventName,
  type ReportedView,
} from './analytics/product-event.schema.ts';
export { RECORDING, RECORDING_LIMITS, recordingSchema, type Recording } from './analytics/recording.schema.ts';
export { nextBeat, nextRun } from './alerts/alert-beat.ts';
export { alertFormSchema, unsubscribeFormSchema, type AlertValues } from './alerts/alert-forms.schema.ts';
export {
  ALERT_SCAN,
  articleChanges,
  freshMatches,
  isRecent,
  noticeKeys,
  rememberedMatches,
  type ArticleChange,
} from './alerts/alert-news.ts';
export {
  ALERT_FREQUENCIES,
  ALERT_STATES,
  alertRequestSchema,
  alertUpdateSchema,
  linkedAlertSchema,
  MOST_ALERTS,
  savedAlertSchema,
  type AlertFrequency,
  type AlertRequest,
  type AlertState,
  type AlertUpdate,
  type LinkedAlert,
  type SavedAlert,
} from './alerts/alert.schema.ts';
export { ALERT_ERRORS, type AlertErrorCode } from './alerts/alerts.errors.ts';
export {
  ANSWER_STANCES,
  followedQuestion,
  followedTitle,
  followRefusal,
  stanceOnAnswer,
  type AnswerStance,
} from './alerts/answer-news.ts';
export {
  alertListSchema,
  changedAlertSchema,
  followedAnswerSchema,
  followedQuestionSchema,
  followRequestSchema,
  type AlertList,
  type FollowedAnswer,
  type FollowedQuestion,
  type FollowRequest,
} from './alerts/followed-answer.schema.ts';
export {
  SAVED_FIELDS,
  savedClauses,
  savedFilters,
  savedSearchCall,
  savedSearchWords,
  type SavedField,
  type SavedSearchCall,
} from './alerts/saved-search-call.ts';
export {
  SAVED_BINDINGS,
  SAVED_QUERY_TYPES,
  savedSearchSchema,
  type SavedBinding,
  type SavedQueryTerms,
  type SavedQueryType,
  type SavedSearch,
} from './alerts/saved-search.schema.ts';
export { filterPosts, postCategories, type PostFilter } from './content/filter-posts.ts';
export { CONTENT_ERRORS, type ContentErrorCode } from './content/content.errors.ts';
export {
  POST_KINDS,
  POSTS_PAGE_SIZE,
  postAnswerSchema,
  postPageSchema,
  type PostKind,
  type PostPage,
} from './content/post-calls.schema.ts';
export {
  postEntrySchema,
  postMediaSchema,
  postSchema,
  type Post,
  type PostEntry,
  type PostMedia,
} from './content/post.schema.ts';
export { cslItem, cslItems, type CslItem, type CslName } from './library/formats/csl-items.ts';
export { CSV_FORMAT, csvExportRows } from './library/formats/csv-export.ts';
export {
  BIBLIOGRAPHY_STYLES,
  EXPORT_FORMATS,
  exportRequestSchema,
  isBibliographyStyle,
  type BibliographyStyle,
  type ExportFormat,
} from './library/export-format.schema.ts';
export { EXPORT_LIMIT } from './library/export-limit.ts';
export { EXPORT_NOTICE } from './library/export-notice.ts';
export {
  CSV_EXPORT_FIELDS,
  RIS_EXPORT_FIELDS,
  divideForCsv,
  divideForRis,
  isOfPublicIndex,
  longestAlternative,
  type CsvExportField,
  type RisExportField,
} from './library/export-rules.ts';
export {
  exportedReference,
  type ExportedReference,
  type ImportedFields,
  type IndexRecord,
} from './library/exported-reference.ts';
export {
  LIBRARY_ERRORS,
  notOfPublicIndex,
  unknownReferences,
  type LibraryError,
  type LibraryErrorCode,
  type ReferenceCount,
} from './library/library.errors.ts';
export { writeBibtex } from './library/formats/write-bibtex.ts';
export { writeNbib } from './library/formats/write-nbib.ts';
export {
  noticeWords,
  referenceList,
  vancouverReference,
  type ReferenceWords,
} from './library/formats/write-vancouver.ts';
export { writeRis } from './library/formats/write-ris.ts';
export { importFormatOf } from './library/reading/import-format.ts';
export { readCslJson, referenceOfCsl } from './library/reading/read-csl-json.ts';
export { readNbib } from './library/reading/read-nbib.ts';
export { readPmids } from './library/reading/read-pmids.ts';
export { collectRecords, type ReadRecords, type RecordCollector } from './library/reading/read-records.ts';
export { readRis } from './library/reading/read-ris.ts';
export { exportedSavedReference } from './library/saved/exported-saved-reference.ts';
export {
  collectionUpdateSchema,
  IMPORT_FORMATS,
  importAnswerSchema,
  importRequestSchema,
  LIBRARY_EXPORT_FORMATS,
  LIBRARY_ORDERS,
  libraryCollectionSchema,
  libraryExportSchema,
  libraryItemSchema,
  libraryItemUpdateSchema,
  libraryKeySchema,
  libraryKeysSchema,
  libraryPageSchema,
  librarySummarySchema,
  libraryTagSchema,
  newCollectionSchema,
  saveArticlesSchema,
  savedArticlesSchema,
  savedPmidsSchema,
  UNREAD_REASONS,
  unreadPartSchema,
  type CollectionUpdate,
  type ImportAnswer,
  type ImportFormat,
  type LibraryCollection,
  type LibraryExportFormat,
  type LibraryItem,
  type LibraryItemUpdate,
  type LibraryOrder,
  type LibraryPage,
  type LibrarySummary,
  type SavedArticles,
  type UnreadPart,
  type UnreadReason,
} from './library/saved/library-item.schema.ts';
export { LIBRARY_LIMITS } from './library/saved/library-limits.ts';
export {
  EMPTY_REFERENCE,
  savedReferenceSchema,
  type OtherField,
  type SavedReference,
} from './library/saved/saved-reference.schema.ts';
export { savedReferenceOf } from './library/saved/saved-reference-of.ts';
export {
  CONTACT_FORMS,
  CONTACT_FORM_NAMES,
  ORGANIZATION_TYPES,
  contactFormSchema,
  contactMessageSchema,
  contactWireFields,
  openContactFormsSchema,
  type ContactField,
  type ContactForm,
  type ContactMessage,
  type ContactMessageInput,
  type ContactValues,
  type OrganizationType,
} from './support/contact-forms.schema.ts';
export { SUPPORT_ERRORS, type SupportErrorCode } from './support/support.errors.ts';
export {
  NEWS_KINDS,
  NOTIFICATION_DAYS,
  newsSchema,
  notificationPageSchema,
  notificationSchema,
  readNotificationsSchema,
  unreadNotificationsSchema,
  type News,
  type NewsKind,
  type NotificationPage,
  type UserNotification,
} from './support/notification.schema.ts';
export { mailboxOf } from './referrals/mailbox-of.ts';
export { REFERRAL_ERRORS, type ReferralErrorCode } from './referrals/referral.errors.ts';
export {
  NO_REFERRALS,
  REFERRAL_DAYS,
  REFERRAL_MONTHS,
  REFERRAL_OPT_OUT,
  referralCodeAnswerSchema,
  referralCodeCheckSchema,
  referralCodeSchema,
  referralInvitationFormSchema,
  referralInvitationSchema,
  referralStatsSchema,
  referralUrlSchema,
  referralValidationAnswerSchema,
  referralValidationSchema,
  type ReferralInvitation,
  type ReferralStats,
} from './referrals/referral.schema.ts';
export { ADMIN_ERRORS, type AdminErrorCode } from './admin/admin.errors.ts';
export {
  adminUserDetailsSchema,
  adminUserPageSchema,
  adminUserSchema,
  adminUserUpdateSchema,
  type AdminUser,
  type AdminUserDetails,
  type AdminUserPage,
  type AdminUserUpdate,
} from './admin/admin-users.schema.ts';
export { USER_FILTERS, type UserFilter } from './admin/user-filters.ts';
export { ORGANIZATION_FILTERS, type OrganizationFilter } from './admin/organization-filters.ts';
export {
  adminOrganizationPageSchema,
  adminOrganizationSchema,
  type AdminOrganization,
  type AdminOrganizationPage,
} from './admin/admin-organizations.schema.ts';
export {
  auditChainSchema,
  auditLineSchema,
  auditPageSchema,
  type AuditChain,
  type AuditLine,
  type AuditPage,
} from './admin/audit.schema.ts';
export { AUDIT_EVENTS, AUDIT_FAULTS, type AuditEvent, type AuditFault } from './admin/audit-events.ts';
export { literatureUpdatesSchema, type LiteratureUpdatesStatus } from './admin/literature-updates.schema.ts';
export {
  LLM_SETTINGS_RANGES,
  llmSettingsSchema,
  llmSettingsValues,
  readLlmSettings,
  type LlmSettings,
  type LlmSettingsProblem,
  type LlmSettingsProblems,
  type LlmSettingsValues,
} from './admin/llm-settings.ts';
export {
  ANSWER_PROVIDERS,
  LLM_LOG_DAYS,
  LLM_PROVIDERS,
  type AnswerProvider,
  type LlmProvider,
} from './admin/llm-providers.ts';
export {
  llmManagerSchema,
  llmSettingsUpdateSchema,
  llmTrialRequestSchema,
  llmTrialSchema,
  type LlmManager,
  type LlmSettingsUpdate,
  type LlmTrial,
} from './admin/llm-manager.schema.ts';
export { jsonProblemPlace, type TextPlace } from './kernel/json-place.ts';
export { BILLING_ERRORS, type BillingErrorCode } from './billing/billing.errors.ts';
export {
  cardSchema,
  checkoutRequestSchema,
  checkoutSchema,
  confirmationSchema,
  discountSchema,
  FAILED_EVENT_REASONS,
  failedEventSchema,
  failedEventsSchema,
  intervalChangeSchema,
  invoiceSchema,
  invoicesSchema,
  INVOICE_STATES,
  ownPlanSchema,
  PAYMENT_PROVIDERS,
  paymentOutcomeSchema,
  pricesSchema,
  startedCheckoutSchema,
  subscriptionFactsSchema,
  sumSchema,
  type BilledInvoice,
  type BilledPrices,
  type Card,
  type Checkout,
  type CheckoutRequest,
  type Discount,
  type FailedEvent,
  type FailedEvents,
  type FailedEventReason,
  type OwnPlan,
  type PaymentOutcome,
  type PaymentProviderName,
  type StartedCheckout,
  type Sum,
} from './billing/billing.schema.ts';
export { addMonths } from './billing/calendar-months.ts';
export {
  annualSaving,
  BILLING_INTERVALS,
  moneyOf,
  monthlyShare,
  type BillingInterval,
  type Money,
  type Price,
  type Prices,
  type UnitPrice,
} from './billing/prices.ts';
export { isoWeek, nextIsoWeek } from './billing/iso-week.ts';
export {
  featureLock,
  featureShare,
  PLAN_FEATURE_NAMES,
  PLAN_FEATURES,
  PLAN_NAMES,
  planContents,
  type FeatureLock,
  type FeatureShare,
  type PlanContents,
  type PlanFeature,
  type PlanName,
} from './billing/plan-contents.ts';
export { PRO_QUESTIONS, proAllowance, type ProAllowance } from './billing/pro-allowance.ts';
export {
  ARTICLES_CONSIDERED,
  planQuestion,
  PRO_FIELD_NAMES,
  PRO_FIELDS,
  proFieldsOf,
  type PlannedQuestion,
  type ProField,
  type ProFieldRule,
  type ProStanding,
} from './chat/pro-question.ts';
export {
  SUBSCRIPTION_MOVES,
  moveSubscription,
  type SubscriptionEffect,
  type SubscriptionProgress,
  type SubscriptionSignal,
  type SubscriptionTransition,
} from './billing/subscription.machine.ts';
export {
  NO_SUBSCRIPTION,
  SUBSCRIPTION_RIGHTS,
  SUBSCRIPTION_STATES,
  isCancelled,
  proEnds,
  readSubscription,
  subscriptionChoices,
  subscriptionStatusAt,
  type SubscriptionChoice,
  type SubscriptionFacts,
  type SubscriptionFlags,
  type SubscriptionState,
} from './billing/subscription.ts';
export type { OrganizationSource } from './organizations/organization.ts';
export {
  INVITE_DAYS,
  inviteFormSchema,
  inviteLinkSchema,
  invitePageSchema,
  MEMBER_ROLES,
  memberPageSchema,
  memberUpdateSchema,
  newInviteSchema,
  newOrganizationSchema,
  ORGANIZATION_LIMITS,
  organizationFormSchema,
  organizationSettingsFormSchema,
  organizationInviteSchema,
  organizationMemberSchema,
  organizationSchema,
  organizationUpdateSchema,
  suspensionSchema,
  type MemberPage,
  type InvitePage,
  type MemberRole,
  type NewInvite,
  type NewOrganization,
  type Organization,
  type OrganizationInvite,
  type OrganizationInviteValues,
  type OrganizationMember,
  type OrganizationUpdate,
  type OrganizationSettingsValues,
  type OrganizationValues,
} from './organizations/organization.schema.ts';
export { ORGANIZATION_ERRORS, type OrganizationErrorCode } from './organizations/organizations.errors.ts';
export { SINGLE_SIGN_ON_ERRORS, type SingleSignOnErrorCode } from './identity/single-sign-on.errors.ts';
export {
  newDomainSchema,
  organizationDomainSchema,
  SINGLE_SIGN_ON_LIMITS,
  singleSignOnOfferSchema,
  singleSignOnRuleSchema,
  singleSignOnSchema,
  singleSignOnUpdateSchema,
  type NewDomain,
  type OrganizationDomain,
  type SingleSignOn,
  type SingleSignOnOffer,
  type SingleSignOnUpdate,
  type SingleSignOnValues,
} from './organizations/single-sign-on.schema.ts';
export {
  fitsUserLimit,
  losesLastAdmin,
  memberRefusal,
  organizationDeletionRefusal,
  placesAreLeft,
  userDeletionRefusal,
  type DeletionRefusal,
  type MemberRefusal,
} from './organizations/organization-rules.ts';
export { abstractText } from './literature/abstract.ts';
export {
  UNREAD_STUDY,
  type AbstractSection,
  type Article,
  type ArticleOrigin,
  type ArticleWithContext,
  type Author,
  type BookInfo,
  type Impact,
  type Journal,
  type MeshHeading,
  type Notice,
  type NoticeKind,
  type RecordDetails,
  type RefinedField,
} from './literature/article.ts';
export { articleToCitation } from './literature/article-to-citation.ts';
export { EMPTY_CITATION } from './literature/empty-citation.ts';
export { citationSchema, type Citation, type PageBox } from './literature/citation.schema.ts';
export { shortNumber } from './literature/number-short.ts';
export { PICO_KINDS, picoRanges, type PicoKind, type PicoRange } from './literature/pico-ranges.ts';
export { hasPage } from './sources/has-page.ts';
export { libraryPlace, recordPlace } from './library/library-place.ts';
export { isChoosable, readRecordId, recordId, type RecordId } from './library/record-id.ts';
export { groupByLanguage, NO_LANGUAGE, SEVERAL_LANGUAGES, type LanguageGroup } from './chat/evidence/language-group.ts';
export { hasMoreAuthors } from './literature/has-more-authors.ts';
export { publicationYear, referenceLine } from './literature/reference-line.ts';
export { doiAddress, pubmedPage, sourceAddress } from './literature/source-address.ts';
export { splitSentences, type Sentence } from './literature/sentences.ts';
export {
  DEFAULT_CHAT_STUDY_TYPES,
  SORT_OPTIONS,
  STUDY_TYPES,
  STUDY_TYPE_LABELS,
  type SortOption,
  type StudyType,
} from './literature/study-type.ts';
export { sortOptionSchema, studyTypeSchema } from './literature/study-type.schema.ts';
export { directionCandidates } from './literature/study-frame/direction/direction-candidates.ts';
export type { SentenceFeatures } from './literature/study-frame/direction/direction-features.ts';
export {
  DIRECTION_CLASSES,
  directionShares,
  type DirectionModel,
} from './literature/study-frame/direction/direction-model.ts';
export {
  decodeWeights,
  encodeWeights,
  FEATURE_BUCKETS,
  featureBucket,
} from './literature/study-frame/hashed-weights.ts';
export { populationQualifiers } from './literature/study-frame/population-qualifiers.ts';
export { readStudyFrame, type ReadableArticle } from './literature/study-frame/read-study-frame.ts';
export { isUnfinishedStudy } from './literature/study-frame/study-design.ts';
export { findingFor } from './literature/study-frame/finding-for.ts';
export {
  FINDING_MEASURES,
  OUTCOME_DIRECTIONS,
  QUALIFIER_DIMENSIONS,
  STUDY_DESIGNS,
  type AskedComparison,
  type DecidedDirection,
  type Finding,
  type FindingMeasure,
  type OutcomeDirection,
  type PopulationQualifier,
  type ProbabilityValue,
  type QualifierDimension,
  type SentencePlace,
  type StudyArm,
  type StudyDesign,
  type StudyFrame,
  type StudyPopulation,
} from './literature/study-frame/study-frame.ts';
export {
  ANSWER_LANGUAGES,
  INTERFACE_LANGUAGES,
  answerLanguage,
  type AnswerLanguage,
  type InterfaceLanguage,
} from './chat/answer-languages.ts';
export {
  articlesByIdsSchema,
  chatMessageSchema,
  chatQueryParametersSchema,
  chatQuerySchema,
  llmConfigSchema,
  saveSessionSchema,
  type ChatMessage,
  type ChatQuery,
  type ChatQueryInput,
  type ChatQueryParameters,
  type LlmConfig,
  type SaveSession,
} from './chat/chat-query.schema.ts';
export {
  TURN_STATES,
  chatHistoryItemSchema,
  chatHistoryPageSchema,
  chatSessionSchema,
  chatTurnSchema,
  type ChatHistoryItem,
  type ChatHistoryPage,
  type ChatSession,
  type ChatTurn,
  type TurnState,
} from './chat/chat-session.schema.ts';
export {
  chatExampleSchema,
  exampleAnswerSchema,
  exampleOf,
  type ChatExample,
  type ExampleAnswer,
} from './chat/example/example-answer.schema.ts';
export { isRedacted, redactTurn, type Redactable } from './chat/sharing/redact-turn.ts';
export { noHiddenWords, type HiddenWords } from './chat/sharing/hidden-words.ts';
export { sharedTurn } from './chat/sharing/shared-chat.ts';
export {
  chatShareSchema,
  sharedChatSchema,
  type ChatShare,
  type SharedChat,
  type SharedTurn,
} from './chat/sharing/shared-chat.schema.ts';
export {
  SUPPORT_LEVELS,
  VERDICTS,
  VERDICT_REASONS,
  chatStreamEventSchema,
  claimSchema,
  endsStream,
  evidenceSchema,
  writerSchema,
  type ChatStreamEvent,
  type Claim,
  type Evidence,
  type Support,
  type Verdict,
  type VerdictReason,
  type Writer,
} from './chat/chat-stream.schema.ts';
export { afterAnswerLine } from './chat/evidence/after-answer-line.ts';
export {
  CERTAINTY_LEVELS,
  CERTAINTY_REASONS,
  EFFECT_DIRECTIONS,
  MATCH_DIMENSIONS,
  answerEvidenceSchema,
  type Agreement,
  type AnswerEvidence,
  type AskedCollection,
  type AnswerVerdict,
  type Certainty,
  type EffectDirection,
  type EvidenceRow,
  type IndirectEvidence,
  type MatchDimension,
  type QuotedPart,
} from './chat/evidence/answer-evidence.schema.ts';
export { commandedStudy, directStudies } from './chat/evidence/commanded-study.ts';
export { markDroppedFigures } from './chat/evidence/mark-dropped-figures.ts';
export { reportedHarms } from './chat/evidence/reported-harms.ts';
export {
  ANSWER_COMMANDS,
  changedFrame,
  isAnswerCommand,
  type AnswerCommand,
  type FollowUpCommand,
} from './chat/evidence/follow-up-command.ts';
export { followUpCommandSchema } from './chat/evidence/follow-up-command.schema.ts';
export { questionFrameSchema, type Qualifier, type QuestionFrame } from './chat/evidence/question-frame.schema.ts';
export { QUESTION_TYPES, type QuestionType } from './chat/evidence/question-types.ts';
export { compareWithArticle, type SourceComparison } from './chat/claims/model/claim-features.ts';
export { judgeClaim, leaningOf, type ClaimJudgement } from './chat/claims/model/judge-claim.ts';
export { logOdds, probabilityOf, type ClaimModel, type LinearModel } from './chat/claims/model/linear-model.ts';
export { FOCUS, poolFigures } from './chat/claims/model/pool-figures.ts';
export { claimStems } from './chat/claims/statement.ts';
export { wordRarity } from './chat/claims/word-rarity.ts';
export { checkAnswer, checkClaims, uncitedClaims } from './chat/claims/check-claims.ts';
export { CHAT_ERRORS, chatError, isRefusal, REFUSALS, type ChatError, type ChatErrorCode } from './chat/chat.errors.ts';
export {
  findCitationMarkers,
  markerStream,
  normaliseCitationMarkers,
  type CitationMarker,
  type MarkerStream,
} from './chat/markdown/citation-markers.ts';
export { findAnswerTables, type AnswerTable } from './chat/markdown/answer-tables.ts';
export { citedReferences, failureKind, type FailureKind, type NumberedCitation } from './chat/markdown/answer-text.ts';
export {
  monthsSince,
  NO_FILTERS,
  readChatFilters,
  writeChatFilters,
  type ChatFilterFields,
  type ChatFilters,
} from './chat/chat-filters.ts';
export {
  chatHistory,
  composeQuery,
  recentMessages,
  type AnswerSettings,
  type ComposedQuery,
  type QueryIntent,
} from './chat/compose-query.ts';
export { emptyTurn, foldTurn, type TurnStart } from './chat/fold-turn.ts';
export {
  FORMAT_CHARACTER_LIMIT,
  FORMAT_TOKEN_LIMIT,
  HISTORY_LIMIT,
  HISTORY_PAGE_SIZE,
  MESSAGE_CHARACTER_LIMIT,
  QUESTION_CHARACTER_LIMIT,
  QUESTION_TOKEN_LIMIT,
  SELECTED_REFERENCES_LIMIT,
} from './chat/limits.ts';
export { readSearchString, writeSearchString, type SearchString } from './chat/search-string.ts';
export {
  DISCLAIMER,
  NO_DOCUMENTS_MESSAGE,
  STUDY_TYPES_RELAXED_MESSAGE,
  UNAUTHORIZED_TEXT,
  streamErrorText,
} from './chat/messages.ts';
export { answersWithin, asksOfReferences, studyTypeLimits, type StudyTypeLimits } from './chat/study-type-limits.ts';
export {
  IDLE_TURN,
  REATTACH_ATTEMPTS,
  TURN_MOVES,
  TURN_STAGES,
  moveTurn,
  progressOfSavedTurn,
  reattachWait,
  turnEnded,
  turnRunning,
  type TurnEffect,
  type TurnEvent,
  type TurnProgress,
  type TurnSignal,
  type TurnStage,
  type TurnTransition,
} from './chat/turn.machine.ts';
export {
  DOCUMENT_FAILURES,
  DOCUMENT_MOVES,
  DOCUMENT_SIGNALS,
  DOCUMENT_STATUSES,
  DOCUMENT_STEPS,
  moveDocument,
  type DocumentFailure,
  type DocumentSignal,
  type DocumentStatus,
  type DocumentStep,
} from './sources/document-status.machine.ts';
export {
  SUMMARY_TILES,
  documentShare,
  documentStep,
  documentTone,
  isInProgress,
  isTerminal,
  isUploading,
  mayDelete,
  summaryTile,
  type DocumentTone,
  type SummaryTile,
} from './sources/document-status.ts';
export { RECENT_SPAN, recentDocuments } from './sources/recent-documents.ts';
export { REFRESH_FLAG_DELAY, REFRESH_INTERVAL, sourceRefresh, type SourceRefresh } from './sources/refresh-source.ts';
export { collectionOf, collectionSource, MOST_ASKED_COLLECTIONS } from './sources/collection-source.ts';
export { keptOptions, sourceIdsOf, sourceOptions, type SourceOption } from './sources/source-options.ts';
export {
  bucketSettingsSchema,
  newSourceFormSchema,
  newSourceSchema,
  pageQuotaSchema,
  pagesRequestFormSchema,
  pagesRequestSchema,
  searchIndexSettingsSchema,
  sourceSettingsFormSchema,
  sourceSettingsSchema,
  sourceUpdateSchema,
  type BucketSettings,
  type NewSource,
  type NewSourceValues,
  type PagesRequest,
  type PagesRequestValues,
  type SearchIndexSettings,
  type SourceSettings,
  type SourceSettingsValues,
  type SourceUpdate,
} from './sources/manage-sources.schema.ts';
export { SOURCE_LIMITS } from './sources/source-limits.ts';
export { SOURCE_ERRORS, type SourceErrorCode } from './sources/sources.errors.ts';
export {
  DOCUMENT_PROBLEMS,
  bucketSchema,
  documentStatusSchema,
  maintainerSchema,
  documentArticleSchema,
  sourceDocumentSchema,
  sourceIdSchema,
  sourceSchema,
  uploaderSchema,
  type DocumentProblem,
  type Maintainer,
  type Source,
  type DocumentArticle,
  type SourceDocument,
  type Uploader,
} from './sources/source.schema.ts';
export {
  countPages,
  summariseBriefly,
  summariseDocuments,
  summaryTotal,
  type DocumentSummary,
} from './sources/summarise-documents.ts';
export {
  batchDetailsSchema,
  newUploadBatchSchema,
  embeddingPlaceSchema,
  sourceDocumentPageSchema,
  uploadBatchSchema,
  uploadLinkSchema,
  uploadedFileSchema,
  type BatchDetails,
  type EmbeddingPlace,
  type NewUploadBatch,
  type SourceDocumentPage,
  type UploadBatch,
  type UploadLink,
  type UploadedFile,
} from './sources/upload-batch.schema.ts';
export { isBusyUploading, sentShare, uploadProgress, type UploadProgress } from './sources/upload-progress.ts';
export {
  BATCH_FILE_LIMIT,
  NO_VALID_FILES,
  UPLOADS_AT_ONCE,
  UPLOAD_BYTE_LIMIT,
  UPLOAD_KINDS,
  fileNameKey,
  mayRetryUpload,
  repeatedContent,
  sortUploads,
  type SortedUploads,
  type UploadCandidate,
  type UploadRefusal,
} from './sources/upload-rules.ts';
export {
  FORMAT_MOVES,
  FORMAT_STAGES,
  emptyFormat,
  formatForQuestion,
  isValidFormat,
  mayKeepOn,
  maySwitchOn,
  moveFormat,
  type AnswerFormat,
  type FormatEvent,
  type FormatSignal,
  type FormatStage,
} from './templates/answer-format.machine.ts';
export { OWN_TEMPLATE_LIMIT, TEMPLATE_NAME_LIMIT } from './templates/limits.ts';
export {
  newOutputTemplateSchema,
  outputTemplateSchema,
  outputTemplatesSchema,
  outputTemplateUpdateSchema,
  TEMPLATE_COLUMNS,
  type NewOutputTemplate,
  type OutputTemplate,
  type OutputTemplateUpdate,
  type TemplateColumn,
} from './templates/output-template.schema.ts';
export {
  RECENT_TEMPLATES,
  RECENT_TEMPLATES_DELAY,
  copyName,
  mayEditTemplate,
  maySaveFormat,
  mustCreateTemplate,
  recentAfterUse,
  recentTemplates,
} from './templates/template-rules.ts';
export {
  arrangementOf,
  productOutputTemplate,
  PRODUCT_TEMPLATES,
  type ProductTemplate,
} from './templates/product-templates.ts';
export { TEMPLATE_ERRORS, type TemplateErrorCode } from './templates/templates.errors.ts';
export { EVIDENCE_ARRANGEMENTS, type EvidenceArrangement } from './chat/evidence/arrangement.ts';
export { countTokens } from './chat/count-tokens.ts';
export { namesOne, placeOf } from './chat/evidence/place-of.ts';
export { studiesOnce } from './chat/evidence/studies-once.ts';
export { toldArms } from './chat/evidence/told-arms.ts';
export {
  categorySearchSchema,
  explainedClauseSchema,
  picoClauseSchema,
  picoSearchSchema,
  pubmedSearchSchema,
  savedQueriesSchema,
  searchAnswerSchema,
  searchParametersSchema,
  simpleSearchSchema,
  type CategorySearch,
  type CategorySearchInput,
  type PicoClause,
  type PicoSearch,
  type PicoSearchInput,
  type PubmedSearchCall,
  type PubmedSearchInput,
  type SavedQuery,
  type SearchAnswer,
  type SearchClause,
  type SearchDoc,
  type SearchFacets,
  type SearchIssue,
  type SearchPage,
  type SearchParameters,
  type SearchTip,
  type SimpleSearch,
  type SimpleSearchInput,
} from './search/search-call.schema.ts';
export { activeFilters, withoutFilters } from './search/active-filters.ts';
export { NO_ARTICLE_FILTERS, type ArticleFilters } from './search/article-filters.ts';
export { readSearchFilters, writeSearchFilters, type SearchFilterFields } from './search/search-filters.ts';
export {
  CLAUSE_BINDINGS,
  DEEPEST_RESULT,
  DEFAULT_ARTICLE_TYPE,
  DEFAULT_SEARCH_SORT,
  PAGE_SIZES,
  PICO_FIELDS,
  QUERY_MODE_SCAN,
  SEARCH_FILTERS,
  SEARCH_SORTS,
  type ClauseBinding,
  type PageSize,
  type PicoField,
  type SearchFilter,
  type SearchSortOption,
} from './search/search-vocabulary.ts';
export {
  joinReading,
  plainReading,
  READING_FIELDS,
  READING_PHRASES,
  readingPhrase,
  writeReading,
  type DateKind,
  type NamedPhrase,
  type ReadingField,
  type ReadingParticular,
  type ReadingPhrase,
  type ReadingValues,
  type LocalizablePhrase,
  type LocalizableReading,
  type WrittenReading,
} from './search/search-readings.ts';
export {
  QUERY_WARNINGS,
  queryWarning,
  type QueryWarningCode,
  type QueryWarning,
  type MessageValues,
} from './search/query-warnings.ts';
export { CATEGORY_QUERIES } from './search/category-queries.ts';
export { SPECIALTIES, type Specialty, type SpecialtyCategory } from './search/specialties.ts';
export { SEARCH_ERRORS, type SearchErrorCode } from './search/search.errors.ts';
export { cohensKappa, type ScreenerAgreement } from './reviews/cohens-kappa.ts';
export {
  prismaFlow,
  SOURCE_KINDS,
  type FlowRecord,
  type FlowSource,
  type PrismaFlow,
  type SourceKind,
} from './reviews/prisma-flow.ts';
export { rankRecords, type RecordRanking } from './reviews/ranking/record-ranking.ts';
export { workSaved, type WorkSaved } from './reviews/ranking/work-saved.ts';
export { REVIEW_LIMITS } from './reviews/review-limits.ts';
export {
  EMPTY_PROTOCOL,
  listedReviewSchema,
  listedReviewsSchema,
  newReviewMemberSchema,
  newReviewSchema,
  reviewProtocolSchema,
  reviewSchema,
  reviewUpdateSchema,
  type ListedReview,
  type Review,
  type ReviewAgreement,
  type ReviewAmendment,
  type ReviewMember,
  type ReviewProtocol,
  type ReviewImport,
  type ReviewSearch,
  type ReviewUpdate,
} from './reviews/review.schema.ts';
export { REVIEW_ERRORS, type ReviewError, type ReviewErrorCode } from './reviews/reviews.errors.ts';
export {
  SCREENING_STAGES,
  SCREENING_VERDICTS,
  screeningOutcome,
  type ScreenedRecord,
  type ScreeningDecision,
  type ScreeningOutcome,
  type ScreeningStage,
  type ScreeningVerdict,
} from './reviews/screening-outcome.ts';
export {
  broughtSchema,
  newDecisionSchema,
  newDecisionsSchema,
  takenDecisionsSchema,
  type TakenDecisions,
  newReviewSearchSchema,
  OUTCOME_STATES,
  RECORD_FILTERS,
  recordNumberSchema,
  recordUpdateSchema,
  REVIEW_EXPORTS,
  reviewFileSchema,
  reviewRecordsSchema,
  reviewTextsSchema,
  screeningStatesSchema,
  settlementSchema,
  type Brought,
  type NewDecision,
  type NewReviewSearch,
  type RecordFilter,
  type ReviewExport,
  type ReviewRecord,
  type ReviewRecords,
  type ScreeningState,
  type Settlement,
} from './reviews/screening.schema.ts';
export {
  SOCIAL_NETWORKS,
  testimonialSchema,
  testimonialsSchema,
  type SiteSettings,
  type Testimonial,
} from './content/site-settings.schema.ts';
