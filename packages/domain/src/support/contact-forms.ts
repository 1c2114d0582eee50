import { findProblems, type FormProblems } from '../identity/form-problems.ts';

/** The forms by which users write to the team (specification §5). */
export type ContactForm = 'contact' | 'enterprise' | 'organizationSource' | 'feedback';

/** Every field of those forms. */
export type ContactField =
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phone'
  | 'company'
  | 'jobTitle'
  | 'country'
  | 'institution'
  | 'institutionRole'
  | 'query';

export type ContactValues = Readonly<Record<ContactField, string>>;

/** The fields of each form in their order, and those among them that must be filled in. */
export const CONTACT_FORMS: Record<
  ContactForm,
  { fields: readonly ContactField[]; required: readonly ContactField[] }
> = {
  contact: {
    fields: ['firstName', 'lastName', 'email', 'query'],
    required: ['firstName', 'lastName', 'email', 'query'],
  },
  enterprise: {
    fields: ['firstName', 'lastName', 'institution', 'institutionRole', 'email', 'query'],
    required: ['firstName', 'lastName', 'institution', 'institutionRole', 'email', 'query'],
  },
  organizationSource: {
    fields: ['firstName', 'lastName', 'email', 'phone', 'company', 'jobTitle', 'country', 'query'],
    required: ['firstName', 'lastName', 'email', 'company'],
  },
  feedback: { fields: ['email', 'query'], required: ['query'] },
};

/** Fields of a form that keep it from being sent. */
export function contactProblems(form: ContactForm, values: ContactValues): FormProblems<ContactField> {
  return findProblems(values, {
    required: CONTACT_FORMS[form].required,
    emails: CONTACT_FORMS[form].fields.filter((field) => field === 'email'),
  });
}

/** What a writer can say their organization is (specification §2). */
export const ORGANIZATION_TYPES = ['healthcare', 'life_sciences', 'academic', 'other'] as const;

export type OrganizationType = (typeof ORGANIZATION_TYPES)[number];

/** Fields that keep feedback from being sent: its text, and an e-mail where the writer wants to be notified. */
export function feedbackProblems(
  values: ContactValues,
  { notifyMe }: { notifyMe: boolean },
): FormProblems<ContactField> {
  const problems = contactProblems('feedback', values);
  return notifyMe && values.email.trim() === '' ? { ...problems, email: 'required' } : problems;
}
