import { expect, test } from 'vitest';
import { emptyContactFixture as empty } from './contact-forms.fixtures.ts';
import { CONTACT_FORMS, contactFormSchema, type ContactForm } from './contact-forms.schema.ts';
import { problemsOf } from '../identity/form-problems.fixtures.ts';

test.each<[ContactForm, string[]]>([
  ['contact', ['firstName', 'lastName', 'email', 'query']],
  ['enterprise', ['firstName', 'lastName', 'institution', 'institutionRole', 'email', 'query']],
  ['organizationSource', ['firstName', 'lastName', 'email', 'company']],
  ['feedback', ['query']],
])('the empty %s form misses %j', (form, missing) => {
  expect(Object.keys(problemsOf(contactFormSchema(form), empty)).toSorted()).toEqual(missing.toSorted());
  expect(CONTACT_FORMS[form].required.every((field) => CONTACT_FORMS[form].fields.includes(field))).toBe(true);
});

test('a wrong e-mail keeps even a form from being sent that does not ask for one', () => {
  expect(problemsOf(contactFormSchema('feedback'), { ...empty, query: 'Thanks', email: 'nobody' })).toEqual({
    email: 'email',
  });
  expect(problemsOf(contactFormSchema('feedback'), { ...empty, query: 'Thanks' })).toEqual({});
});

test('who wants to be notified says where', () => {
  expect(problemsOf(contactFormSchema('feedback', { notifyMe: false }), { ...empty, query: 'Thanks' })).toEqual({});
  expect(problemsOf(contactFormSchema('feedback', { notifyMe: true }), { ...empty, query: 'Thanks' })).toEqual({
    email: 'required',
  });
  expect(problemsOf(contactFormSchema('feedback', { notifyMe: true }), empty)).toEqual({
    email: 'required',
    query: 'required',
  });
  expect(
    problemsOf(contactFormSchema('feedback', { notifyMe: true }), { ...empty, query: 'Thanks', email: 'nobody' }),
  ).toEqual({
    email: 'email',
  });
  expect(
    problemsOf(contactFormSchema('feedback', { notifyMe: true }), {
      ...empty,
      query: 'Thanks',
      email: 'ada@example.org',
    }),
  ).toEqual({});
});

test('a form gives what it asks for and nothing else, without spaces around it', () => {
  const written = { ...empty, email: ' Ada@Example.org ', query: ' Thanks ', phone: '12' };
  expect(contactFormSchema('feedback').parse(written)).toEqual({ email: 'ada@example.org', query: 'Thanks' });
});
