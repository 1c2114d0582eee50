import { defineMessages } from '../../messages/define-messages.ts';

/** What ProfileForm says. */
export const messages = defineMessages({
  title: { defaultMessage: 'About you', description: 'Heading of the form of a reader’s profile' },
  email: { defaultMessage: 'E-mail', description: 'Names the field of an e-mail address' },
  emailHint: { defaultMessage: 'You log in with this address.', description: 'Why the e-mail cannot be changed' },
  firstName: { defaultMessage: 'First name', description: 'Names a field' },
  lastName: { defaultMessage: 'Last name', description: 'Names a field' },
  institution: { defaultMessage: 'Institution', description: 'Names the choice of where a reader works' },
  otherInstitution: { defaultMessage: 'Name of the institution', description: 'Names a field of free text' },
  occupation: { defaultMessage: 'Occupation', description: 'Names the choice of what a reader does' },
  otherOccupation: { defaultMessage: 'Your occupation', description: 'Names a field of free text' },
  institutionRole: {
    defaultMessage: 'Role at the institution',
    description: 'Names a field of free text, such as “head of department”',
  },
  jobTitle: { defaultMessage: 'Job title', description: 'Names a field of free text' },
  company: { defaultMessage: 'Company', description: 'Names a field of free text' },
  workEmail: { defaultMessage: 'Work e-mail', description: 'Names the field of a second e-mail address' },
  workEmailHint: {
    defaultMessage: 'You cannot log in with it.',
    description: 'Tells a second e-mail address from that of the account',
  },
  phone: { defaultMessage: 'Phone', description: 'Names the field of a phone number' },
  optIn: {
    defaultMessage: 'How I use Footnote may be recorded to improve it',
    description: 'Names a box a reader ticks to agree',
  },
  optInHint: {
    defaultMessage:
      'You agree that the pages you open and what you do on them are recorded, where whoever runs this service has switched that on. Nothing else depends on it, and you can take it back here at any time.',
    description: 'Says what a reader agrees to by ticking the box',
  },
  choose: { defaultMessage: 'Choose …', description: 'Said while nothing is chosen in a list' },
  interfaceLanguage: { defaultMessage: 'Language of the interface', description: 'Names the menu of languages' },
  interfaceLanguageHint: {
    defaultMessage: 'The menu at the top of a page has four of these; the side menu on phones has all six.',
    description: 'Says where else the language of the interface can be chosen',
  },
  loading: {
    defaultMessage: 'Loading institutions and occupations',
    description: 'Said while the lists of the profile load',
  },
  submit: { defaultMessage: 'Save', description: 'Saves a form' },
});
