export { makeTokens, type Tokens } from './theme/make-tokens.ts';
export { vars } from './theme/theme.css.ts';
export { breakpoints, footnoteBrand, type Brand, type Palette } from './theme/tokens.ts';
export { media } from './theme/media.ts';
export { useMediaQuery } from './theme/use-media-query.ts';
export { useDirection } from './theme/use-direction.ts';

export { defineMessages, type Message, type MessageValues, type Translate } from './messages/define-messages.ts';
export type { Messages } from './messages/messages-context.ts';
export { MessagesProvider, type MessagesProviderProps } from './messages/messages-provider.tsx';
export { useMessages } from './messages/use-messages.ts';

export { Accordion, type AccordionItem, type AccordionProps } from './primitives/Accordion/Accordion.tsx';
export { Avatar, type AvatarProps } from './primitives/Avatar/Avatar.tsx';
export { Badge, type BadgeProps } from './primitives/Badge/Badge.tsx';
export { Banner, type BannerProps } from './primitives/Banner/Banner.tsx';
export { Button, type ButtonProps } from './primitives/Button/Button.tsx';
export { Checkbox, type CheckboxProps } from './primitives/Checkbox/Checkbox.tsx';
export { Chip, type ChipProps } from './primitives/Chip/Chip.tsx';
export { CodeQuery, type CodeQueryProps } from './primitives/CodeQuery/CodeQuery.tsx';
export { readQueryTokens, type QueryToken, type QueryTokenKind } from './primitives/CodeQuery/read-query-tokens.ts';
export { CodeQueryInput, type CodeQueryInputProps } from './primitives/CodeQueryInput/CodeQueryInput.tsx';
export { Combobox, type ComboboxProps } from './primitives/Combobox/Combobox.tsx';
export type { ComboboxOption } from './primitives/Combobox/combobox-props.ts';
export { ConfirmDialog, type ConfirmDialogProps } from './primitives/ConfirmDialog/ConfirmDialog.tsx';
export { CopyButton, type CopyButtonProps, type RichText } from './primitives/CopyButton/CopyButton.tsx';
export { Countdown, type CountdownProps } from './primitives/Countdown/Countdown.tsx';
export type { DataTableColumn } from './primitives/DataTable/columns.ts';
export { DataTable } from './primitives/DataTable/DataTable.tsx';
export type { DataTableProps } from './primitives/DataTable/data-table-props.ts';
export type { Selection } from './primitives/DataTable/select-rows.ts';
export { sortRows, type DataTableSort } from './primitives/DataTable/sort-rows.ts';
export { DropdownMenu, type DropdownMenuProps, type MenuItem } from './primitives/DropdownMenu/DropdownMenu.tsx';
export { EmptyState, type EmptyStateProps } from './primitives/EmptyState/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './primitives/ErrorState/ErrorState.tsx';
export { Field, type FieldControl, type FieldProps } from './primitives/Field/Field.tsx';
export { FieldGroup, type FieldGroupProps, type GroupControl } from './primitives/FieldGroup/FieldGroup.tsx';
export { FileDrop, type FileDropProps } from './primitives/FileDrop/FileDrop.tsx';
export { sortFiles, type FileRefusal, type FileRules, type SortedFiles } from './primitives/FileDrop/sort-files.ts';
export { HelpTip, type HelpTipProps } from './primitives/HelpTip/HelpTip.tsx';
export { HoverCard, type HoverCardProps } from './primitives/HoverCard/HoverCard.tsx';
export { Icon, type IconProps } from './primitives/Icon/Icon.tsx';
export type { IconName } from './primitives/Icon/icon-paths.ts';
export { IconButton, type IconButtonProps } from './primitives/IconButton/IconButton.tsx';
export { languageOptions, type LanguageChoice } from './primitives/LanguageSelect/language-options.ts';
export { LanguageSelect, type LanguageSelectProps } from './primitives/LanguageSelect/LanguageSelect.tsx';
export { Link, type LinkProps } from './primitives/Link/Link.tsx';
export { LiveRegion, type LiveRegionProps } from './primitives/LiveRegion/LiveRegion.tsx';
export { Modal, type ModalProps } from './primitives/Modal/Modal.tsx';
export { NumberInput, type NumberInputProps } from './primitives/NumberInput/NumberInput.tsx';
export { Pagination, type PaginationProps } from './primitives/Pagination/Pagination.tsx';
export { PasswordInput, type PasswordInputProps } from './primitives/PasswordInput/PasswordInput.tsx';
export { PointList, type PointListProps } from './primitives/PointList/PointList.tsx';
export { Popover, type PopoverProps } from './primitives/Popover/Popover.tsx';
export { ProgressBar, type ProgressBarProps } from './primitives/ProgressBar/ProgressBar.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './primitives/RadioGroup/RadioGroup.tsx';
export { RangeSlider, type RangeSliderProps } from './primitives/RangeSlider/RangeSlider.tsx';
export { Reserved, type ReservedProps } from './primitives/Reserved/Reserved.tsx';
export { SearchInput, type SearchInputProps } from './primitives/SearchInput/SearchInput.tsx';
export { QrCode, type QrCodeProps } from './primitives/QrCode/QrCode.tsx';
export { Select, type SelectGroup, type SelectOption, type SelectProps } from './primitives/Select/Select.tsx';
export { Sheet } from './primitives/Sheet/Sheet.tsx';
export type { SheetProps } from './primitives/Sheet/sheet-props.ts';
export { Skeleton, type SkeletonProps } from './primitives/Skeleton/Skeleton.tsx';
export { Slider, type SliderProps } from './primitives/Slider/Slider.tsx';
export type { SliderScale } from './primitives/Slider/SliderTrack.tsx';
export { Spinner, type SpinnerProps } from './primitives/Spinner/Spinner.tsx';
export { Stepper, type Step, type StepperProps } from './primitives/Stepper/Stepper.tsx';
export { Switch, type SwitchProps } from './primitives/Switch/Switch.tsx';
export { Tabs, type TabItem, type TabsProps } from './primitives/Tabs/Tabs.tsx';
export { Tag, type TagProps } from './primitives/Tag/Tag.tsx';
export { TextArea, type TextAreaProps } from './primitives/TextArea/TextArea.tsx';
export { TextInput, type TextInputProps } from './primitives/TextInput/TextInput.tsx';
export { ToastProvider, type ToastProviderProps } from './primitives/Toast/Toast.tsx';
export { useToast, type ToastMessage, type ToastSender } from './primitives/Toast/toast-context.ts';
export { Tooltip, type TooltipProps } from './primitives/Tooltip/Tooltip.tsx';
export { Tour, type TourProps, type TourStop } from './primitives/Tour/Tour.tsx';
export { TruncatedText, type TruncatedTextProps } from './primitives/TruncatedText/TruncatedText.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './primitives/VisuallyHidden/VisuallyHidden.tsx';
export { YearPicker, type YearPickerProps } from './primitives/YearPicker/YearPicker.tsx';

export { ChatFrame, type ChatFramePlaces, type ChatFrameProps } from './layout/ChatFrame/ChatFrame.tsx';
export { Inline, type InlineProps } from './layout/Inline/Inline.tsx';
export { PlainPage, type PlainPageProps } from './layout/PlainPage/PlainPage.tsx';
export type { Follow } from './layout/follow-in-page.ts';
export type { FieldsModalProps } from './layout/fields-modal.tsx';
export { FormFields, type FormField, type FormFieldsProps } from './layout/FormFields/FormFields.tsx';
export { FormFrame, type FormFrameProps } from './layout/FormFrame/FormFrame.tsx';
export { FormModal, type FormModalProps } from './layout/FormModal/FormModal.tsx';
export { NavLink, type NavEntry, type NavLinkProps } from './layout/NavLink/NavLink.tsx';
export { SearchFrame, type SearchFrameProps } from './layout/SearchFrame/SearchFrame.tsx';
export { SettingsFrame, type SettingsFrameProps, type SettingsSection } from './layout/SettingsFrame/SettingsFrame.tsx';
export { SocialLinks, type SocialLink, type SocialLinksProps } from './layout/SocialLinks/SocialLinks.tsx';
export { Stack, type StackProps } from './layout/Stack/Stack.tsx';
export { SitePage, type SitePageProps } from './layout/SitePage/SitePage.tsx';
export { StatusPage, type StatusKind, type StatusPageProps } from './layout/StatusPage/StatusPage.tsx';

export { AppHeader, type AppHeaderProps } from './identity/AppHeader/AppHeader.tsx';
export { AuthFrame, type AuthFrameProps } from './identity/AuthFrame/AuthFrame.tsx';
export { AuthResult, type AuthResultProps } from './identity/AuthResult/AuthResult.tsx';
export {
  ChangePasswordModal,
  type ChangePasswordModalProps,
} from './identity/ChangePasswordModal/ChangePasswordModal.tsx';
export {
  LanguageMenu,
  type InterfaceLanguageChoice,
  type LanguageMenuProps,
} from './identity/LanguageMenu/LanguageMenu.tsx';
export {
  MobileSidebar,
  type MobileSidebarProps,
  type SidebarSection,
} from './identity/MobileSidebar/MobileSidebar.tsx';
export { ProfileForm, type ChoiceGroup, type ProfileFormProps } from './identity/ProfileForm/ProfileForm.tsx';
export {
  ProviderButtons,
  type Provider,
  type ProviderButtonsProps,
} from './identity/ProviderButtons/ProviderButtons.tsx';
export { RegisterForm, type RegisterFormProps } from './identity/RegisterForm/RegisterForm.tsx';
export { ResendVerification, type ResendVerificationProps } from './identity/ResendVerification/ResendVerification.tsx';
export { ResetForm, type ResetFormProps } from './identity/ResetForm/ResetForm.tsx';
export { VisitorPrompt, type VisitorPromptProps } from './identity/VisitorPrompt/VisitorPrompt.tsx';
export { ResetRequestForm, type ResetRequestFormProps } from './identity/ResetRequestForm/ResetRequestForm.tsx';
export { SectionMenu, type SectionMenuProps } from './identity/SectionMenu/SectionMenu.tsx';
export type { SectionMenuContent } from './identity/SectionMenu/section-menu-content.ts';
export type { MenuChoice, MenuLinkSection } from './identity/SectionMenu/menu-section.ts';
export type { MenuChoiceSection, MenuSection } from './identity/SectionMenu/menu-section.ts';
export { PasskeyList, type PasskeyListProps } from './identity/PasskeyList/PasskeyList.tsx';
export { PasskeyModal, type PasskeyModalProps, type PasskeyPurpose } from './identity/PasskeyModal/PasskeyModal.tsx';
export { SecondFactorForm, type SecondFactorFormProps } from './identity/SecondFactorForm/SecondFactorForm.tsx';
export { SecondFactorModal, type SecondFactorModalProps } from './identity/SecondFactorModal/SecondFactorModal.tsx';
export type { SecondFactorPurpose, SecondFactorStage } from './identity/SecondFactorModal/second-factor-stage.ts';
export { SecondFactorPanel, type SecondFactorPanelProps } from './identity/SecondFactorPanel/SecondFactorPanel.tsx';
export { SessionList, type SessionListProps } from './identity/SessionList/SessionList.tsx';
export { SignInForm, type SignInFormProps } from './identity/SignInForm/SignInForm.tsx';
export { UserMenu, type MenuPerson, type UserMenuProps } from './identity/UserMenu/UserMenu.tsx';

export { AllowanceMeter, type AllowanceMeterProps } from './billing/AllowanceMeter/AllowanceMeter.tsx';
export {
  BillingIntervalToggle,
  type BillingInterval,
  type BillingIntervalToggleProps,
} from './billing/BillingIntervalToggle/BillingIntervalToggle.tsx';
export { CheckoutForm, type CheckoutFormProps, type CheckoutLine } from './billing/CheckoutForm/CheckoutForm.tsx';
export { InvoiceList, type Invoice, type InvoiceListProps } from './billing/InvoiceList/InvoiceList.tsx';
export { PlanCard, type PlanCardProps } from './billing/PlanCard/PlanCard.tsx';
export { PlanSettings, type PlanSettingsProps } from './billing/PlanSettings/PlanSettings.tsx';
export {
  PlanComparison,
  type PlanComparisonCell,
  type PlanComparisonProps,
  type PlanComparisonRow,
} from './billing/PlanComparison/PlanComparison.tsx';
export { ProLabel, type ProLabelProps } from './billing/ProLabel/ProLabel.tsx';
export { ProNote, type ProNoteProps } from './billing/ProNote/ProNote.tsx';
export {
  SubscriptionCard,
  type SpecialSubscription,
  type SubscriptionCardProps,
} from './billing/SubscriptionCard/SubscriptionCard.tsx';
export { UpgradeButton, type UpgradeButtonProps } from './billing/UpgradeButton/UpgradeButton.tsx';
export { UpsellModal, type UpsellModalProps, type UpsellReason } from './billing/UpsellModal/UpsellModal.tsx';

export { AlertList, type AlertEntry, type AlertListProps } from './alerts/AlertList/AlertList.tsx';
export { AlertModal, type AlertModalProps } from './alerts/AlertModal/AlertModal.tsx';
export { UnsubscribeResult, type UnsubscribeResultProps } from './alerts/UnsubscribeResult/UnsubscribeResult.tsx';

export { ExportMenu, type ExportMenuFormat, type ExportMenuProps } from './library/ExportMenu/ExportMenu.tsx';
export { LibraryTable, type LibraryItemAction, type LibraryTableProps } from './library/LibraryTable/LibraryTable.tsx';
export { SaveButton, type SaveButtonProps } from './library/SaveButton/SaveButton.tsx';
export {
  SystematicReviewPicker,
  type SystematicReview,
  type SystematicReviewPickerProps,
} from './library/SystematicReviewPicker/SystematicReviewPicker.tsx';

export {
  CreateOrganizationModal,
  type CreateOrganizationModalProps,
} from './organizations/CreateOrganizationModal/CreateOrganizationModal.tsx';
export { DomainList, type DomainListProps } from './organizations/DomainList/DomainList.tsx';
export { GeneralSettings, type GeneralSettingsProps } from './organizations/GeneralSettings/GeneralSettings.tsx';
export {
  InviteMemberModal,
  type InviteMemberModalProps,
} from './organizations/InviteMemberModal/InviteMemberModal.tsx';
export {
  INVITE_SORTS,
  InvitesTable,
  type InviteSort,
  type InvitesTableProps,
} from './organizations/InvitesTable/InvitesTable.tsx';
export {
  MEMBER_SORTS,
  MembersTable,
  type MemberSort,
  type MembersTableProps,
} from './organizations/MembersTable/MembersTable.tsx';
export {
  OrganizationPicker,
  type OrganizationPickerProps,
  type PickableOrganization,
} from './organizations/OrganizationPicker/OrganizationPicker.tsx';
export { OwnOrganizations, type OwnOrganizationsProps } from './organizations/OwnOrganizations/OwnOrganizations.tsx';
export {
  OrganizationInvoices,
  type OrganizationInvoicesProps,
} from './organizations/OrganizationInvoices/OrganizationInvoices.tsx';
export {
  OrganizationSources,
  type OrganizationSourcesProps,
} from './organizations/OrganizationSources/OrganizationSources.tsx';
export type { SourceAction } from './organizations/OrganizationSources/SourceRow.tsx';
export {
  ORGANIZATION_TABS,
  OrganizationTabs,
  type OrganizationTab,
  type OrganizationTabsProps,
} from './organizations/OrganizationTabs/OrganizationTabs.tsx';

export {
  SingleSignOnSettings,
  type SingleSignOnSettingsProps,
} from './organizations/SingleSignOnSettings/SingleSignOnSettings.tsx';
export type { PeopleListControls } from './organizations/people-list.tsx';
export type { PagedListControls } from './layout/paged-list.tsx';
export type { AdminListProps } from './admin/admin-list.tsx';
export type { AdminTableProps } from './admin/admin-table.tsx';
export { AuditChainStatus, type AuditChainStatusProps } from './admin/AuditChainStatus/AuditChainStatus.tsx';
export { PaymentEventList, type PaymentEventListProps } from './admin/PaymentEventList/PaymentEventList.tsx';
export { AUDIT_PERIODS, AuditLog, type AuditLogProps, type AuditPeriod } from './admin/AuditLog/AuditLog.tsx';
export { LiteratureUpdates, type LiteratureUpdatesProps } from './admin/LiteratureUpdates/LiteratureUpdates.tsx';
export { LlmProviderKeys, type LlmProviderKeysProps } from './admin/LlmProviderKeys/LlmProviderKeys.tsx';
export { LlmTrial, type LlmTrialProps } from './admin/LlmTrial/LlmTrial.tsx';
export { LlmSettingsForm, type LlmSettingsFormProps } from './admin/LlmSettingsForm/LlmSettingsForm.tsx';
export { OrganizationList, type OrganizationListProps } from './admin/OrganizationList/OrganizationList.tsx';
export type { UserAction } from './admin/user-question.tsx';
export { UserDetails, type UserDetailsProps } from './admin/UserDetails/UserDetails.tsx';
export { UserList, type UserListProps } from './admin/UserList/UserList.tsx';

export { AudienceSection, type AudienceSectionProps } from './content/AudienceSection/AudienceSection.tsx';
export { CookieBanner, type CookieBannerProps } from './content/CookieBanner/CookieBanner.tsx';
export { FeatureList, type Feature, type FeatureListProps } from './content/FeatureList/FeatureList.tsx';
export { Hero, type HeroProps } from './content/Hero/Hero.tsx';
export { PostArticle, type PostArticleProps, type PostHead } from './content/PostArticle/PostArticle.tsx';
export { PostCard, type PostCardProps } from './content/PostCard/PostCard.tsx';
export { PostList, type PostListProps } from './content/PostList/PostList.tsx';
export { PostText, type PostTextProps } from './content/PostText/PostText.tsx';
export { PricingTable, type PricingTableProps } from './content/PricingTable/PricingTable.tsx';
export { QuestionBox, type QuestionBoxProps } from './content/QuestionBox/QuestionBox.tsx';
export { SiteFooter, type FooterGroup, type SiteFooterProps } from './content/SiteFooter/SiteFooter.tsx';
export { Testimonial, type TestimonialProps } from './content/Testimonial/Testimonial.tsx';
export { TestimonialList, type TestimonialListProps } from './content/TestimonialList/TestimonialList.tsx';
export { TextPage, type TextPageProps, type TextSection } from './content/TextPage/TextPage.tsx';

export { ContactForm, type ContactFormProps } from './support/ContactForm/ContactForm.tsx';
export { ContactModal, type ContactModalProps } from './support/ContactModal/ContactModal.tsx';
export {
  NotificationBell,
  type Notification,
  type NotificationBellProps,
} from './support/NotificationBell/NotificationBell.tsx';

export {
  OnboardingTour,
  type OnboardingStep,
  type OnboardingTourProps,
} from './onboarding/OnboardingTour/OnboardingTour.tsx';

export { InviteModal, type InviteModalProps, type InviteValues } from './referrals/InviteModal/InviteModal.tsx';
export { ReferralCard, type ReferralCardProps } from './referrals/ReferralCard/ReferralCard.tsx';
export { ReferralLanding, type ReferralLandingProps } from './referrals/ReferralLanding/ReferralLanding.tsx';
export { ReferralStats, type ReferralStatsProps } from './referrals/ReferralStats/ReferralStats.tsx';

export { AgreementBar, type Agreement, type AgreementBarProps } from './literature/AgreementBar/AgreementBar.tsx';
export {
  ArticleAbstract,
  type AbstractMarks,
  type ArticleAbstractProps,
} from './literature/ArticleAbstract/ArticleAbstract.tsx';
export type { HighlightRange } from './literature/ArticleAbstract/abstract-parts.ts';
export { ChartFrame, type ChartFrameProps } from './literature/ChartFrame/ChartFrame.tsx';
export type { TwinRow, TwinTableProps } from './literature/ChartFrame/TwinTable.tsx';
export { EvidenceMap, type EvidenceMapProps } from './literature/EvidenceMap/EvidenceMap.tsx';
export { inEvidenceRange, type EvidenceRange, type MappedArticle } from './literature/EvidenceMap/evidence-points.ts';
export { EvidenceMarks, type EvidenceMarksProps } from './literature/EvidenceMarks/EvidenceMarks.tsx';
export { ImpactTicks, type ImpactTicksProps } from './literature/ImpactTicks/ImpactTicks.tsx';
export { IngestionProgress, type IngestionProgressProps } from './literature/IngestionProgress/IngestionProgress.tsx';
export { MeshList, type MeshListProps } from './literature/MeshList/MeshList.tsx';
export { NoticeRibbon, type NoticeMark, type NoticeRibbonProps } from './literature/NoticeRibbon/NoticeRibbon.tsx';
export { NumberShort, type NumberShortProps } from './literature/NumberShort/NumberShort.tsx';
export type { YearCount } from './literature/PublicationTimeline/every-year.ts';
export {
  PublicationTimeline,
  type PublicationTimelineProps,
} from './literature/PublicationTimeline/PublicationTimeline.tsx';
export { PublicationYear, type PublicationYearProps } from './literature/PublicationYear/PublicationYear.tsx';
export { ReferenceLine, type ReferenceLineProps } from './literature/ReferenceLine/ReferenceLine.tsx';
export { SampleSize, type SampleSizeProps } from './literature/SampleSize/SampleSize.tsx';
export { SourceCard, type SourceCardProps, type SupportingSentence } from './literature/SourceCard/SourceCard.tsx';
export { StudyTypeBadge, type StudyTypeBadgeProps } from './literature/StudyTypeBadge/StudyTypeBadge.tsx';
export {
  StudyTypeDistribution,
  type StudyTypeCount,
  type StudyTypeDistributionProps,
} from './literature/StudyTypeDistribution/StudyTypeDistribution.tsx';
export { SummarisedNote, type SummarisedNoteProps } from './literature/SummarisedNote/SummarisedNote.tsx';

export { AgreementMeter, type AgreementMeterProps } from './chat/AgreementMeter/AgreementMeter.tsx';
export { Answer, type AnswerProps } from './chat/Answer/Answer.tsx';
export type { EvidenceActions } from './chat/Answer/evidence-parts.tsx';
export { AnswerLine, type AnswerLineProps } from './chat/AnswerLine/AnswerLine.tsx';
export { CheckedAnswer, type CheckedAnswerProps } from './chat/CheckedAnswer/CheckedAnswer.tsx';
export { CertaintyNote, type CertaintyNoteProps } from './chat/CertaintyNote/CertaintyNote.tsx';
export type { Cite } from './chat/cite.ts';
export { EvidenceLimits, type EvidenceLimitsProps } from './chat/EvidenceLimits/EvidenceLimits.tsx';
export { EvidenceTable, type EvidenceTableProps } from './chat/EvidenceTable/EvidenceTable.tsx';
export { IndirectEvidence, type IndirectEvidenceProps } from './chat/IndirectEvidence/IndirectEvidence.tsx';
export { NextQuestions, type NextQuestionsProps } from './chat/NextQuestions/NextQuestions.tsx';
export { DidYouMean, type DidYouMeanProps } from './chat/DidYouMean/DidYouMean.tsx';
export { ArrangedAnswer, type ArrangedAnswerProps } from './chat/ArrangedAnswer/ArrangedAnswer.tsx';
export { FollowUpAnswer, type FollowUpAnswerProps } from './chat/FollowUpAnswer/FollowUpAnswer.tsx';
export { NotAnswered, type NotAnsweredProps } from './chat/NotAnswered/NotAnswered.tsx';
export { QuestionFrameChips, type QuestionFrameChipsProps } from './chat/QuestionFrameChips/QuestionFrameChips.tsx';
export { evidenceAnswerTable } from './chat/evidence-columns.ts';
export { evidenceSections, type EvidenceSection } from './chat/evidence-sections.ts';
export { AnswerActions, type AnswerActionsProps } from './chat/AnswerActions/AnswerActions.tsx';
export {
  AnswerLanguageSelect,
  type AnswerLanguageSelectProps,
} from './chat/AnswerLanguageSelect/AnswerLanguageSelect.tsx';
export {
  ANSWER_STAGES,
  AnswerStages,
  type AnswerStage,
  type AnswerStagesProps,
} from './chat/AnswerStages/AnswerStages.tsx';
export { ChatMessage, type ChatMessageProps } from './chat/ChatMessage/ChatMessage.tsx';
export { CitationChip, type CitationChipProps } from './chat/CitationChip/CitationChip.tsx';
export { SourceCardHost, type OpenPage, type SourceCardHostProps } from './chat/CitationChip/SourceCardHost.tsx';
export { CollectionAdvice, type CollectionAdviceProps } from './chat/CollectionAdvice/CollectionAdvice.tsx';
export { CollectionNote, type CollectionNoteProps } from './chat/CollectionNote/CollectionNote.tsx';
export { Composer, type ComposerProps } from './chat/Composer/Composer.tsx';
export { ConversationLog, type ConversationLogProps } from './chat/ConversationLog/ConversationLog.tsx';
export { ConversationTurn, type ConversationTurnProps } from './chat/ConversationTurn/ConversationTurn.tsx';
export { Disclaimer, type DisclaimerProps } from './chat/Disclaimer/Disclaimer.tsx';
export { FailedAnswer, type FailedAnswerProps } from './chat/FailedAnswer/FailedAnswer.tsx';
export { FeedbackPrompt, type FeedbackPromptProps } from './chat/FeedbackPrompt/FeedbackPrompt.tsx';
export { FilterChips, type FilterChipsProps } from './chat/FilterChips/FilterChips.tsx';
export { FilterPanel, type FilterPanelProps } from './chat/FilterPanel/FilterPanel.tsx';
export { HistoryList } from './chat/HistoryList/HistoryList.tsx';
export type { HistoryListProps } from './chat/HistoryList/history-list-props.ts';
export { JumpToLatest, type JumpToLatestProps } from './chat/JumpToLatest/JumpToLatest.tsx';
export { ModeSwitches, type AnswerModes, type ModeSwitchesProps } from './chat/ModeSwitches/ModeSwitches.tsx';
export { NoDocuments, type NoDocumentsProps } from './chat/NoDocuments/NoDocuments.tsx';
export { answerRemarks } from './chat/answer-remarks.ts';
export { referenceWords } from './literature/reference-words.ts';
export { copyAnswer, type CopiedAnswer } from './chat/Markdown/copy-answer.ts';
export { readDocument, type DocumentElement, type DocumentNode } from './chat/Markdown/read-document.ts';
export { loadPrintedAnswer, PrintedAnswer, type PrintedAnswerProps } from './chat/PrintedAnswer/PrintedAnswer.tsx';
export { ReferencesPanel, type ReferencesPanelProps } from './chat/ReferencesPanel/ReferencesPanel.tsx';
export type { ReferenceFocus } from './chat/ReferencesPanel/reference-focus.ts';
export { ShareDialog, type ShareDialogProps } from './chat/ShareDialog/ShareDialog.tsx';
export {
  StreamAnnouncer,
  type StreamAnnouncerProps,
  type StreamState,
} from './chat/StreamAnnouncer/StreamAnnouncer.tsx';
export { SupportMark, type SupportMarkProps } from './chat/SupportMark/SupportMark.tsx';
export { TableView, type TableViewProps } from './chat/TableView/TableView.tsx';
export { TokenUsage, type TokenUsageProps } from './chat/TokenUsage/TokenUsage.tsx';
export { WelcomePanel, type WelcomePanelProps } from './chat/WelcomePanel/WelcomePanel.tsx';
export { Wordmark, type WordmarkProps } from './chat/Wordmark/Wordmark.tsx';

export { CategoryPicker, type CategoryPickerProps } from './search/CategoryPicker/CategoryPicker.tsx';
export {
  EvidenceGrid,
  type EvidenceGridProps,
  type GridCount,
  type SizeColumn,
} from './search/EvidenceGrid/EvidenceGrid.tsx';
export { Facets, type FacetGroup, type FacetOption, type FacetsProps } from './search/Facets/Facets.tsx';
export { NoResults, type NoResultsProps, type SearchTip } from './search/NoResults/NoResults.tsx';
export { PageSummary, type PageSummaryProps } from './search/PageSummary/PageSummary.tsx';
export {
  NO_PICO_TERMS,
  PICO_PARTS,
  PicoSentenceBuilder,
  type PicoPart,
  type PicoSentenceBuilderProps,
  type PicoTerms,
} from './search/PicoSentenceBuilder/PicoSentenceBuilder.tsx';
export type { PicoTerm, TermNeed } from './search/PicoSentenceBuilder/PicoSlot.tsx';
export type { QueryIssue } from './search/QueryEditor/marked-parts.ts';
export { QueryEditor, type QueryEditorProps } from './search/QueryEditor/QueryEditor.tsx';
export { QueryReading, type QueryReadingProps, type ReadClause } from './search/QueryReading/QueryReading.tsx';
export { ResultCard, type ResultCardProps } from './search/ResultCard/ResultCard.tsx';
export { ResultList, type ResultListProps } from './search/ResultList/ResultList.tsx';
export { ResultsHead, type KeyHint, type ResultsHeadProps } from './search/ResultsHead/ResultsHead.tsx';
export { ResultTable, type ResultTableProps } from './search/ResultTable/ResultTable.tsx';
export { SEARCH_MODES, SearchBar, type SearchBarProps, type SearchMode } from './search/SearchBar/SearchBar.tsx';
export {
  SearchExamples,
  type SearchExample,
  type SearchExamplesProps,
} from './search/SearchExamples/SearchExamples.tsx';
export { SelectionBar, type ExportFormat, type SelectionBarProps } from './search/SelectionBar/SelectionBar.tsx';
export { SortSelect, type SortSelectProps, type SortOrder } from './search/SortSelect/SortSelect.tsx';

export { DocumentPage, type DocumentPageProps, type PageMark } from './sources/DocumentPage/DocumentPage.tsx';
export { DocumentReader, type DocumentReaderProps } from './sources/DocumentReader/DocumentReader.tsx';
export type { ReaderSearch } from './sources/DocumentReader/ReaderFinder.tsx';
export type { ZoomStep } from './sources/DocumentReader/ReaderTools.tsx';
export {
  DocumentSelectModal,
  type DocumentOption,
  type DocumentSelectModalProps,
} from './sources/DocumentSelectModal/DocumentSelectModal.tsx';
export { DocumentStatus, type DocumentStatusProps } from './sources/DocumentStatus/DocumentStatus.tsx';
export { DocumentsTable, type DocumentsTableProps } from './sources/DocumentsTable/DocumentsTable.tsx';
export { NewSourceModal, type NewSourceModalProps } from './sources/NewSourceModal/NewSourceModal.tsx';
export { RequestPagesModal, type RequestPagesModalProps } from './sources/RequestPagesModal/RequestPagesModal.tsx';
export { SourceFacts, type SourceFactsProps } from './sources/SourceFacts/SourceFacts.tsx';
export { SourceGroup, type SourceGroupProps } from './sources/SourceGroup/SourceGroup.tsx';
export { SourceSelectModal, type SourceSelectModalProps } from './sources/SourceSelectModal/SourceSelectModal.tsx';
export {
  SourceSettingsModal,
  type SourceSettingsModalProps,
} from './sources/SourceSettingsModal/SourceSettingsModal.tsx';
export { SourceSummary, type SourceSummaryProps } from './sources/SourceSummary/SourceSummary.tsx';
export { SummaryTiles, type SummaryTilesProps } from './sources/SummaryTiles/SummaryTiles.tsx';
export { UploadChip, type UploadChipProps } from './sources/UploadChip/UploadChip.tsx';
export { UploadModal, type UploadModalProps } from './sources/UploadModal/UploadModal.tsx';
export type { RefusedFile, UploadModalFile } from './sources/UploadModal/upload-file.ts';

export { AnswerFormatModal } from './templates/AnswerFormatModal/AnswerFormatModal.tsx';
export type {
  AnswerFormatModalProps,
  FormatChange,
  FormatView,
} from './templates/AnswerFormatModal/answer-format-modal-props.ts';
export {
  RecentTemplatesMenu,
  type RecentTemplatesMenuProps,
} from './templates/RecentTemplatesMenu/RecentTemplatesMenu.tsx';

export { stageMessages } from './chat/AnswerStages/AnswerStages.messages.ts';
export { filterMessages } from './chat/filter.messages.ts';
export { studyTypeMessages } from './literature/study-type.messages.ts';
export { PrismaDiagram, type PrismaDiagramProps } from './reviews/PrismaDiagram/PrismaDiagram.tsx';
export {
  ScreeningDesk,
  type ScreenedArticle,
  type ScreeningDeskProps,
} from './reviews/ScreeningDesk/ScreeningDesk.tsx';
