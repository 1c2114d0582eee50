import { z } from 'zod';
import { filledEmailSchema, filledTextSchema } from '../identity/account-forms.schema.ts';
import { isEmail, type FieldProblem } from '../identity/form-problems.ts';

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

const EMAIL: FieldProblem = 'email';

/** Text that may be left out. */
const textSchema = z.string().trim();

/** An e-mail that may be left out, but not be wrong. */
const anyEmailSchema = textSchema.toLowerCase().refine((text) => text === '' || isEmail(text), EMAIL);

/** What a form is filled in with; the fields it does not show are left out. Whoever wants to be notified says where. */
export function contactFormSchema(form: ContactForm, { notifyMe = false } = {}) {
  const { fields, required } = CONTACT_FORMS[form];
  const schemaOf = (field: ContactField) => {
    const needed = required.includes(field) || (notifyMe && field === 'email');
    if (field === 'email') return needed ? filledEmailSchema : anyEmailSchema;
    return needed ? filledTextSchema : textSchema;
  };
  return z.object(Object.fromEntries(fields.map((field) => [field, schemaOf(field)])));
}

/** What a writer can say their organization is (specification §2). */
export const ORGANIZATION_TYPES = ['healthcare', 'life_sciences', 'academic', 'other'] as const;

export type OrganizationType = (typeof ORGANIZATION_TYPES)[number];
