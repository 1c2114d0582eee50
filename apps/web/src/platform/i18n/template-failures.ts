import { defineMessages } from 'react-intl';

/** Why a call about output templates failed. */
export const templateFailures = defineMessages({
  'template/not-found': {
    defaultMessage: 'This template no longer exists.',
    description: 'Why a call failed',
  },
  'template/needs-plan': {
    defaultMessage: 'Answer formats and templates are for members of an organization and those who pay.',
    description: 'Why a call failed',
  },
  'template/of-the-product': {
    defaultMessage: 'Templates of Footnote cannot be changed or deleted. Save a copy of your own.',
    description: 'Why a call failed',
  },
  'template/too-long': {
    defaultMessage: 'The answer format is longer than 1500 tokens. Shorten it and save again.',
    description: 'Why a call failed',
  },
  'template/too-many': {
    defaultMessage: 'You have 200 templates. Delete one before you save another.',
    description: 'Why a call failed',
  },
});
