import { defineErrors, type CodeOf } from '../kernel/result.ts';

/** What can go wrong with messages to the team. */
export const SUPPORT_ERRORS = defineErrors({
  'support/closed': {
    status: 'not-found',
    message: 'Nobody receives these messages here. Ask whoever runs this service.',
  },
});
export type SupportErrorCode = CodeOf<typeof SUPPORT_ERRORS>;
