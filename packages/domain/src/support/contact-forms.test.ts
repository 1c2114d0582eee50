import { expect, test } from 'vitest';
import {
  CONTACT_FORMS,
  contactProblems,
  feedbackProblems,
  type ContactForm,
  type ContactValues,
} from './contact-forms.ts';

const empty: ContactValues = {
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

test.each<[ContactForm, string[]]>([
  ['contact', ['firstName', 'lastName', 'email', 'query']],
  ['enterprise', ['firstName', 'lastName', 'institution', 'institutionRole', 'email', 'query']],
  ['organizationSource', ['firstName', 'lastName', 'email', 'company']],
  ['feedback', ['query']],
])('the empty %s form misses %j', (form, missing) => {
  expect(Object.keys(contactProblems(form, empty))).toEqual(missing);
  expect(CONTACT_FORMS[form].required.every((field) => CONTACT_FORMS[form].fields.includes(field))).toBe(true);
});

test('a wrong e-mail keeps even a form from being sent that does not ask for one', () => {
  expect(contactProblems('feedback', { ...empty, query: 'Thanks', email: 'nobody' })).toEqual({ email: 'email' });
  expect(contactProblems('feedback', { ...empty, query: 'Thanks' })).toEqual({});
});

test('who wants to be notified says where', () => {
  expect(feedbackProblems({ ...empty, query: 'Thanks' }, { notifyMe: false })).toEqual({});
  expect(feedbackProblems({ ...empty, query: 'Thanks' }, { notifyMe: true })).toEqual({ email: 'required' });
  expect(feedbackProblems(empty, { notifyMe: true })).toEqual({ email: 'required', query: 'required' });
  expect(feedbackProblems({ ...empty, query: 'Thanks', email: 'nobody' }, { notifyMe: true })).toEqual({
    email: 'email',
  });
  expect(feedbackProblems({ ...empty, query: 'Thanks', email: 'ada@example.org' }, { notifyMe: true })).toEqual({});
});
