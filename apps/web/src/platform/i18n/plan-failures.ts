import { defineMessages } from 'react-intl';

/** Why what belongs to the paid plan was refused. */
export const planFailures = defineMessages({
  'chat/pro-limit-reached': {
    defaultMessage:
      'Max PRO chats limit reached. They refill on Monday; questions without PRO settings go on without limit.',
    description: 'Stands in place of an answer; “Max PRO chats limit reached” is a fixed wording',
  },
  'chat/pro-needs-account': {
    defaultMessage: 'This is a PRO question. Log in to ask it, or ask without PRO settings.',
    description: 'Stands in place of an answer',
  },
  'library/ris-needs-account': {
    defaultMessage: 'RIS files are part of Pro. Log in to export them while you have PRO questions left this week.',
    description: 'Why a call or an answer failed',
  },
  'library/ris-needs-pro': {
    defaultMessage:
      'RIS files are part of Pro, and your PRO questions of this week are used up. They refill on Monday.',
    description: 'Why a call or an answer failed',
  },
});
