import type { OrganizationType } from '@footnote/domain';
import { defineMessages, type MessageDescriptor } from 'react-intl';

/** What the forms to the team say beside their fields. */
export const messages = defineMessages({
  sent: {
    defaultMessage: 'Your request was successfully sent.',
    description: 'Said for a moment once a message to the team was sent',
  },
  failed: {
    defaultMessage: 'Failed to send message. Please try again.',
    description: 'Why a message to the team was not sent: the server refused it',
  },
  network: {
    defaultMessage: 'Something went wrong.',
    description: 'Why a message to the team was not sent: no answer came',
  },
  feedbackFailed: {
    defaultMessage: 'Something went wrong',
    description: 'Why feedback was not sent',
  },
  unavailable: {
    defaultMessage: 'Nobody receives these messages here. Ask whoever runs this service.',
    description: 'Said in the place of a form to the team where no address is set up for it',
  },
  type: { defaultMessage: 'You work in', description: 'Field of a form to the team: what kind of organization' },
  feedback: { defaultMessage: 'Feedback or tips', description: 'Leads from the contact form to the form for feedback' },
  choose: { defaultMessage: 'Choose one', description: 'Stands in a choice while none is made' },
  notify: {
    defaultMessage: 'Tell me what becomes of it',
    description: 'Choice of the form for feedback: the writer wants an answer',
  },
});

const types = defineMessages({
  healthcare: { defaultMessage: 'Healthcare', description: 'Whom the product is for: people who treat patients' },
  sciences: {
    defaultMessage: 'Life sciences',
    description: 'Whom the product is for: companies that develop medicines and devices',
  },
  academic: { defaultMessage: 'Academic', description: 'Whom the product is for: researchers and students' },
  other: { defaultMessage: 'Other', description: 'Kind of an organization: none of those that are named' },
});

/** What each kind of organization is called. */
export const typeMessages: Readonly<Record<OrganizationType, MessageDescriptor>> = {
  healthcare: types.healthcare,
  life_sciences: types.sciences,
  academic: types.academic,
  other: types.other,
};
