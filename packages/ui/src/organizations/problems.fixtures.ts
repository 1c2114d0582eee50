import type { FieldProblem, OrganizationErrorCode } from '@footnote/domain';

/** What is wrong, as an app would say it. */
export const problemMessages: Record<FieldProblem | 'number' | 'range' | 'invited' | 'member', string> = {
  required: 'Fill in this field.',
  email: 'Write an e-mail address such as name@example.org.',
  phone: 'Write a phone number such as +31 20 123 4567.',
  agreement: 'Agree to go on.',
  length: 'This text is too long.',
  number: 'Enter a whole number greater than zero.',
  range: 'This number is outside its limits.',
  invited: 'This e-mail has been invited already.',
  member: 'This e-mail belongs to a member already.',
};

const refusals: Partial<Record<OrganizationErrorCode, string>> = {
  'organization/user-limit-invalid': problemMessages.number,
};

/** A schema of a form, as far as it is needed to find what is wrong. */
interface FormSchema {
  safeParse: (values: unknown) => { error?: { issues: readonly { path: PropertyKey[]; message: string }[] } };
}

/** What a schema finds wrong with a form, by field, as an app would say it. */
export function errorsOf(schema: FormSchema, values: unknown): Record<string, string> {
  const said: Record<string, string | undefined> = { ...problemMessages, ...refusals };
  const issues = schema.safeParse(values).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), said[message] ?? message]));
}
