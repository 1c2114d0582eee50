import { defineErrors, type CodeOf } from '../kernel/result.ts';
import { FORMAT_TOKEN_LIMIT } from '../chat/limits.ts';
import { OWN_TEMPLATE_LIMIT } from './limits.ts';

/** What can go wrong with output templates. */
export const TEMPLATE_ERRORS = defineErrors({
  'template/not-found': { status: 'not-found', message: 'There is no such template.' },
  'template/needs-plan': {
    status: 'forbidden',
    message: 'Answer formats and templates are for members of an organization and those who pay.',
  },
  'template/of-the-product': {
    status: 'forbidden',
    message: 'Templates of Footnote cannot be changed or deleted. Save a copy of your own.',
  },
  'template/too-long': {
    status: 'invalid',
    message: `The answer format is longer than ${FORMAT_TOKEN_LIMIT} tokens. Shorten it.`,
  },
  'template/too-many': {
    status: 'conflict',
    message: `You have ${OWN_TEMPLATE_LIMIT} templates. Delete one before you save another.`,
  },
});
export type TemplateErrorCode = CodeOf<typeof TEMPLATE_ERRORS>;
