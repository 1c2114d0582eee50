/** What is wrong with one field of a form; schemas that forms resolve with give it as the message of their issues. */
export type FieldProblem = 'required' | 'email' | 'phone' | 'agreement' | 'length';

const LOOSE_EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** True for text, an at sign, text, a dot and text (specification §5); spaces around it do not count. */
export function isEmail(text: string): boolean {
  const trimmed = text.trim();
  return trimmed.length <= 254 && LOOSE_EMAIL.test(trimmed);
}
