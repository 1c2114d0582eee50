import { defineMessages } from '../../messages/define-messages.ts';

/** What DomainList says. */
export const messages = defineMessages({
  name: { defaultMessage: 'Domains', description: 'Heading: the domains of the e-mail addresses of an organization' },
  text: {
    defaultMessage:
      'Single sign-on is offered to e-mail addresses of verified domains. A domain is verified by a TXT record in its DNS.',
    description: 'Explains what the domains of an organization are for',
  },
  none: { defaultMessage: 'No domain yet.', description: 'Said where an organization has named no domain' },
  domain: { defaultMessage: 'Domain', description: 'Field: a domain of e-mail addresses' },
  domainHint: {
    defaultMessage: 'What stands after the @, such as example.org.',
    description: 'Helps to fill in a domain of e-mail addresses',
  },
  add: { defaultMessage: 'Add the domain', description: 'Names a domain of an organization' },
  verified: { defaultMessage: 'Verified', description: 'State of a domain: its record was found' },
  verifiedByHand: {
    defaultMessage: 'Verified by a super admin',
    description: 'State of a domain: whoever runs the service says whose it is',
  },
  waiting: { defaultMessage: 'Not verified', description: 'State of a domain: its record was not found yet' },
  recordName: { defaultMessage: 'Name of the TXT record', description: 'Names the name of a DNS record' },
  recordValue: { defaultMessage: 'Its value', description: 'Names the content of a DNS record' },
  copyName: { defaultMessage: 'Copy the name', description: 'Copies the name of a DNS record' },
  copyValue: { defaultMessage: 'Copy the value', description: 'Copies the content of a DNS record' },
  check: { defaultMessage: 'Check now', description: 'Looks for the record of a domain' },
  checkNamed: {
    defaultMessage: 'Check now: {domain}',
    description: 'Names the button that looks for the record of a domain, beginning with the words on it',
  },
  verify: { defaultMessage: 'Verify by hand', description: 'Verifies a domain without a record; for super admins' },
  verifyNamed: {
    defaultMessage: 'Verify by hand: {domain}',
    description: 'Names the button that does, beginning with the words on it',
  },
  remove: { defaultMessage: 'Remove', description: 'Takes a domain away; a question follows' },
  removeNamed: {
    defaultMessage: 'Remove {domain}',
    description: 'Names the button that takes a domain away, beginning with the word on it',
  },
  removingTitle: { defaultMessage: 'Remove {domain}?', description: 'The question before a domain is taken away' },
  removingText: {
    defaultMessage: 'Nobody with an address of this domain can log in with single sign-on any more.',
    description: 'What follows from taking a domain away',
  },
  removingKeep: { defaultMessage: 'Keep it', description: 'Answer to the question before a domain is taken away' },
});
