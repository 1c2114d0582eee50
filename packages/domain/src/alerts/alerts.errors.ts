import { defineErrors, type CodeOf } from '../kernel/result.ts';

/** What can go wrong with saved searches and their alerts. */
export const ALERT_ERRORS = defineErrors({
  'alert/not-found': { status: 'not-found', message: 'There is no such saved search.' },
  'alert/email-not-yours': { status: 'conflict', message: 'An alert goes only to the address of your account.' },
  'alert/email-unproven': {
    status: 'conflict',
    message: 'Verify your e-mail address first: an alert goes only to a verified one.',
  },
  'alert/known-search': { status: 'conflict', message: 'You have an alert for this search already.' },
  'alert/answer-not-found': { status: 'not-found', message: 'There is no such answer.' },
  'alert/answer-of-documents': {
    status: 'conflict',
    message: 'This answer rests on documents of your organization. Only answers from the literature can be followed.',
  },
  'alert/answer-without-studies': {
    status: 'conflict',
    message: 'This answer rests on no study, so that no new one can be compared with it.',
  },
  'alert/too-many': { status: 'conflict', message: 'You have as many alerts as one can have. Delete one first.' },
  'alert/text-too-long': { status: 'invalid', message: 'Write at most 200 characters.' },
  'alert/link-invalid': { status: 'not-found', message: 'This link belongs to no alert any more.' },
});
export type AlertErrorCode = CodeOf<typeof ALERT_ERRORS>;
