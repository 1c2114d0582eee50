import type { FeatureShare, PlanFeature, PlanName } from '@footnote/domain';
import { defineMessages, type MessageDescriptor } from 'react-intl';

/** Names of the plans. */
export const planNames: Record<PlanName, MessageDescriptor> = defineMessages({
  basic: { defaultMessage: 'Basic', description: 'Name of the free plan' },
  pro: { defaultMessage: 'Pro', description: 'Name of the paid plan; the same in every language' },
  enterprise: { defaultMessage: 'Enterprise', description: 'Name of the plan for organizations' },
});

/** Whom a plan is for. */
export const planAudiences: Record<PlanName, MessageDescriptor> = defineMessages({
  basic: { defaultMessage: 'For a question now and then.', description: 'Whom the free plan is for' },
  pro: { defaultMessage: 'For everyday work with evidence.', description: 'Whom the paid plan is for' },
  enterprise: {
    defaultMessage: 'For hospitals, institutes and companies.',
    description: 'Whom the plan for organizations is for',
  },
});

/** What a plan offers, point by point (specification §1). */
export const planPoints = {
  basic: defineMessages({
    questions: {
      defaultMessage: '{week, number} PRO questions per week, {first, number} in the first {days, number} days',
      description: 'What the free plan offers',
    },
    free: { defaultMessage: 'Unlimited free questions', description: 'What the free plan offers' },
    models: { defaultMessage: 'Simpler models', description: 'What the free plan offers' },
    fewer: { defaultMessage: 'Fewer filters and articles', description: 'What the free plan offers' },
  }),
  pro: defineMessages({
    questions: { defaultMessage: 'Unlimited PRO questions', description: 'What the paid plan offers' },
    filters: { defaultMessage: 'Filters by study type, size and impact', description: 'What the paid plan offers' },
    articles: { defaultMessage: '10 times more articles considered', description: 'What the paid plan offers' },
    ranking: {
      defaultMessage: 'Better ranking: by sample size, recency or impact factor',
      description: 'What the paid plan offers',
    },
    models: { defaultMessage: 'Stronger models', description: 'What the paid plan offers' },
    formats: { defaultMessage: 'Answer formatting and elaborate mode', description: 'What the paid plan offers' },
    ris: { defaultMessage: 'RIS export and support', description: 'What the paid plan offers' },
  }),
  enterprise: defineMessages({
    all: { defaultMessage: 'Pro for every member', description: 'What the plan for organizations offers' },
    users: { defaultMessage: 'User management', description: 'What the plan for organizations offers' },
    folders: { defaultMessage: 'Project folders', description: 'What the plan for organizations offers' },
    sources: {
      defaultMessage: 'Custom sources from your own PDFs',
      description: 'What the plan for organizations offers',
    },
    templates: { defaultMessage: 'Custom output templates', description: 'What the plan for organizations offers' },
    pledge: { defaultMessage: 'A secure data pledge', description: 'What the plan for organizations offers' },
    team: {
      defaultMessage: 'A dedicated customer success team',
      description: 'What the plan for organizations offers',
    },
  }),
} satisfies Record<PlanName, Record<string, MessageDescriptor>>;

/** Names of what the plans differ in. */
export const featureNames: Record<PlanFeature, MessageDescriptor> = defineMessages({
  studyTypes: { defaultMessage: 'Study types of your choice', description: 'Row of the table that compares plans' },
  impactFactor: { defaultMessage: 'High impact factor only', description: 'Row of the table that compares plans' },
  sampleSize: { defaultMessage: 'Minimum sample size', description: 'Row of the table that compares plans' },
  sort: {
    defaultMessage: 'Order by sample size, recency or impact',
    description: 'Row of the table that compares plans',
  },
  precision: { defaultMessage: 'Precision mode', description: 'Row of the table that compares plans' },
  elaborate: { defaultMessage: 'Elaborate mode', description: 'Row of the table that compares plans' },
  selectedReferences: {
    defaultMessage: 'Answers from references you select',
    description: 'Row of the table that compares plans',
  },
  risExport: { defaultMessage: 'RIS export', description: 'Row of the table that compares plans' },
  answerFormat: { defaultMessage: 'Answer formats', description: 'Row of the table that compares plans' },
  templates: { defaultMessage: 'Saved output templates', description: 'Row of the table that compares plans' },
  ownDocuments: {
    defaultMessage: 'Your own documents as sources',
    description: 'Row of the table that compares plans',
  },
  userManagement: { defaultMessage: 'User management', description: 'What the plan for organizations offers' },
});

/** How a plan has something. */
export const shares: Record<FeatureShare, MessageDescriptor> = defineMessages({
  included: { defaultMessage: 'Included', description: 'A plan has this without limit' },
  counted: { defaultMessage: 'With PRO questions', description: 'A plan has this for some questions of a week' },
  none: { defaultMessage: 'No', description: 'A plan does not have this' },
});

/** Further rows of the table that compares plans. */
export const rows = defineMessages({
  caption: { defaultMessage: 'What each plan contains', description: 'Heading of the table that compares plans' },
  questions: { defaultMessage: 'Questions', description: 'Row of the table that compares plans' },
  unlimited: { defaultMessage: 'Unlimited', description: 'A plan has this without limit' },
  proQuestions: { defaultMessage: 'PRO questions', description: 'Row of the table that compares plans' },
  articles: {
    defaultMessage: 'Articles considered for a question',
    description: 'Row of the table that compares plans',
  },
});
