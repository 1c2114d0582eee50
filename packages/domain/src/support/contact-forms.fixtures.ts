import type { ContactValues } from './contact-forms.schema.ts';

/** A contact form before anything is written. */
export const emptyContactFixture: ContactValues = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  company: '',
  jobTitle: '',
  country: '',
  institution: '',
  institutionRole: '',
  query: '',
};

/** One in which everything is written that a general question needs. */
export const completeContactFixture: ContactValues = {
  ...emptyContactFixture,
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.org',
  query: 'How do we add our guidelines?',
};
