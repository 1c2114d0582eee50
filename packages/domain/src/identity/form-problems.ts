/** What is wrong with one field of a form; schemas that forms resolve with give it as the message of their issues. */
export type FieldProblem = 'required' | 'email' | 'agreement' | 'length';

/** The problems of a form by field; a field without one is missing. */
export type FormProblems<Field extends string> = Partial<Record<Field, FieldProblem>>;

const LOOSE_EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** True for text, an at sign, text, a dot and text (specification §5); spaces around it do not count. */
export function isEmail(text: string): boolean {
  const trimmed = text.trim();
  return trimmed.length <= 254 && LOOSE_EMAIL.test(trimmed);
}

/** Finds empty required fields, and e-mails that are none; fields of spaces are empty. */
export function findProblems<Field extends string>(
  values: Readonly<Record<Field, string>>,
  { required, emails }: { required: readonly Field[]; emails: readonly Field[] },
): FormProblems<Field> {
  const problems: FormProblems<Field> = {};
  for (const field of required) if (values[field].trim() === '') problems[field] = 'required';
  for (const field of emails) {
    if (values[field].trim() !== '' && !isEmail(values[field])) problems[field] = 'email';
  }
  return problems;
}
