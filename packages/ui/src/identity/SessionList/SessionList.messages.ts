import { defineMessages } from '../../messages/define-messages.ts';

/** What SessionList says. */
export const messages = defineMessages({
  name: { defaultMessage: 'Where you are logged in', description: 'Heading over the sessions of a user' },
  text: {
    defaultMessage:
      'Log out what you do not know or no longer use, and change your password if somebody else was there.',
    description: 'Explains the list of the sessions of a user',
  },
  loading: { defaultMessage: 'Where you are logged in is being loaded.', description: 'Said to screen readers' },
  failed: {
    defaultMessage: 'Where you are logged in could not be loaded.',
    description: 'Stands in place of the sessions of a user',
  },
  again: { defaultMessage: 'Try again', description: 'Loads again what could not be loaded' },
  browserOnSystem: {
    defaultMessage: '{browser} on {system}',
    description: 'A session, by the browser and the operating system it is in, such as Firefox on Windows',
  },
  programOnSystem: {
    defaultMessage: 'A program on {system}',
    description: 'A session of which only the operating system is known',
  },
  unknown: { defaultMessage: 'Unknown program', description: 'A session of which it is not known where it is' },
  current: { defaultMessage: 'This device', description: 'Mark of the session one looks at the list with' },
  now: { defaultMessage: 'Active now', description: 'Of the session one looks at the list with' },
  lastUsed: { defaultMessage: 'Last active: {date}', description: 'The day a session was last used' },
  started: { defaultMessage: 'Logged in: {date}', description: 'The day a session began' },
  network: { defaultMessage: 'Network: {network}', description: 'Addresses among which a session began' },
  end: { defaultMessage: 'Log out', description: 'Ends another session of a user' },
  endNamed: {
    defaultMessage: 'Log out: {session}',
    description: 'Names the button that ends another session, beginning with the words on it',
  },
  endOthers: { defaultMessage: 'Log out everywhere else', description: 'Ends all sessions of a user but this one' },
  onlyThis: { defaultMessage: 'You are logged in nowhere else.', description: 'Said below the only session of a user' },
  endingTitle: { defaultMessage: 'Log out {session}?', description: 'The question before a session ends' },
  endingText: {
    defaultMessage: 'Whoever uses it has to log in again. Chats and settings stay.',
    description: 'What follows from ending a session',
  },
  endingOthersTitle: {
    defaultMessage: 'Log out everywhere else?',
    description: 'The question before all sessions but this one end',
  },
  endingOthersText: {
    defaultMessage:
      '{count, plural, one {# other session ends} other {# other sessions end}}, programs with a token of yours included. You stay logged in here.',
    description: 'What follows from ending all sessions but this one',
  },
  stay: { defaultMessage: 'Cancel', description: 'Closes a question without doing anything' },
});
