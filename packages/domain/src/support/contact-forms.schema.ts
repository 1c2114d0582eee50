import { z } from 'zod';
import { INTERFACE_LANGUAGES } from '../chat/answer-languages.ts';
import { filledEmailSchema, filledTextSchema } from '../identity/account-forms.schema.ts';
import { isEmail, type FieldProblem } from '../identity/form-problems.ts';

/** The forms by which users write to the team (specification §5). */
export const CONTACT_FORM_NAMES = ['contact', 'enterprise', 'organizationSource', 'feedback'] as const;

export type ContactForm = (typeof CONTACT_FORM_NAMES)[number];

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

const REQUIRED: FieldProblem = 'required';
const EMAIL: FieldProblem = 'email';
const LENGTH: FieldProblem = 'length';

/** The longest text of a field of one line, in characters. */
const LINE_LIMIT = 200;

/** The longest message, in characters. */
export const CONTACT_QUERY_LIMIT = 5_000;

/** Text that may be left out. */
const textSchema = z.string().trim().max(LINE_LIMIT, LENGTH);
const filledLineSchema = filledTextSchema.max(LINE_LIMIT, LENGTH);
const querySchema = z.string().trim().max(CONTACT_QUERY_LIMIT, LENGTH);
const filledQuerySchema = filledTextSchema.max(CONTACT_QUERY_LIMIT, LENGTH);

/** An e-mail that may be left out, but not be wrong. */
const anyEmailSchema = textSchema.toLowerCase().refine((text) => text === '' || isEmail(text), EMAIL);

/** What a form is filled in with; the fields it does not show are left out. Whoever wants to be notified says where. */
export function contactFormSchema(
  form: ContactForm,
  { notifyMe = false } = {},
): z.ZodType<Partial<ContactValues>, ContactValues> {
  const { fields, required } = CONTACT_FORMS[form];
  const schemaOf = (field: ContactField) => {
    const needed = required.includes(field) || (notifyMe && field === 'email');
    if (field === 'email') return needed ? filledEmailSchema : anyEmailSchema;
    if (field === 'query') return needed ? filledQuerySchema : querySchema;
    return needed ? filledLineSchema : textSchema;
  };
  const shape = Object.fromEntries(fields.map((field) => [field, schemaOf(field)]));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the shape has fields of the values alone
  return z.object(shape) as unknown as z.ZodType<Partial<ContactValues>, ContactValues>;
}

/** What a writer can say their organization is (specification §2). */
export const ORGANIZATION_TYPES = ['healthcare', 'life_sciences', 'academic', 'other'] as const;

export type OrganizationType = (typeof ORGANIZATION_TYPES)[number];

/** What every message to the team brings beside its fields. */
const envelope = {
  /** Names the message, so that one that is sent again for want of an answer arrives once. */
  id: z.uuid(),
  /** Language of the page it was written on. */
  language: z.enum(INTERFACE_LANGUAGES),
  /** A field nobody sees; whoever fills it in is a program. */
  website: z.string().max(LINE_LIMIT).default(''),
};
const sender = { first_name: filledLineSchema, second_name: filledLineSchema, email: filledEmailSchema };
const line = textSchema.default('');
const organizationType = z.enum(ORGANIZATION_TYPES).optional();

/** Body of POST /api/contact: a form by its name, its fields by the names they have on the wire (specification §3, Forms). */
export const contactMessageSchema = z.discriminatedUnion('form', [
  z.strictObject({
    form: z.literal('contact'),
    ...envelope,
    ...sender,
    organization_type: organizationType,
    query: filledQuerySchema,
  }),
  z.strictObject({
    form: z.literal('enterprise'),
    ...envelope,
    ...sender,
    institution: filledLineSchema,
    institutionRole: filledLineSchema,
    query: filledQuerySchema,
  }),
  z.strictObject({
    form: z.literal('organizationSource'),
    ...envelope,
    ...sender,
    phone: line,
    company: filledLineSchema,
    job_title: line,
    country: line,
    organization_type: organizationType,
    query: querySchema.default(''),
  }),
  z
    .strictObject({
      form: z.literal('feedback'),
      ...envelope,
      email: anyEmailSchema.default(''),
      query: filledQuerySchema,
      /** Whether the writer wants to hear what becomes of it. */
      notifyMe: z.boolean().default(false),
    })
    .refine(({ email, notifyMe }) => !notifyMe || email !== '', { error: REQUIRED, path: ['email'] }),
]);
export type ContactMessage = z.output<typeof contactMessageSchema>;
export type ContactMessageInput = z.input<typeof contactMessageSchema>;

/** Answer of GET /api/contact: the forms that lead to somebody. */
export const openContactFormsSchema = z.strictObject({ open: z.array(z.enum(CONTACT_FORM_NAMES)) });

/** The name of each field on the wire. */
const WIRE_NAMES: Readonly<Record<ContactField, string>> = {
  firstName: 'first_name',
  lastName: 'second_name',
  email: 'email',
  phone: 'phone',
  company: 'company',
  jobTitle: 'job_title',
  country: 'country',
  institution: 'institution',
  institutionRole: 'institutionRole',
  query: 'query',
};

/** The fields of a form as its call names them; those it does not show are left out. */
export function contactWireFields(form: ContactForm, values: ContactValues): Record<string, string> {
  return Object.fromEntries(CONTACT_FORMS[form].fields.map((field) => [WIRE_NAMES[field], values[field]]));
}
