import type { MessageValues, Translate } from './define-messages.ts';

const numbers = new Intl.NumberFormat('en');
const plurals = new Intl.PluralRules('en');

/**
 * Says a message as it stands in the code. It reads what the messages here use of ICU's format, which is names, numbers,
 * plurals and choices; a component alone would be a sixth heavier with a reader of all of it.
 */
export const english: Translate = (message, values = {}) => say(message.defaultMessage, values, '#');

/** What the text says; `count` stands for "#". */
function say(text: string, values: MessageValues, count: string): string {
  let said = '';
  let at = 0;
  while (at < text.length) {
    const char = text.charAt(at);
    const end = char === '{' ? closing(text, at) : at;
    if (char === '{') said += sayValue(text.slice(at + 1, end), values, count);
    else said += char === '#' ? count : char;
    at = end + 1;
  }
  return said;
}

/** The place of the bracket that closes the one at `from`. */
function closing(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`The message “${text}” has a bracket that is not closed.`);
}

/** What stands for "name", "name, number", "name, plural, one {…} other {…}" or "name, select, …". */
function sayValue(placeholder: string, values: MessageValues, count: string): string {
  const [name = '', kind, ...rest] = placeholder.split(',').map((part, index) => (index < 2 ? part.trim() : part));
  const value = values[name];
  if (value === undefined) throw new Error(`The message was not given “${name}”.`);
  if (kind === undefined) return String(value);
  if (kind === 'number') return numbers.format(Number(value));
  const choices = choicesOf(rest.join(','));
  if (kind === 'select') return say(choices.get(String(value)) ?? choices.get('other') ?? '', values, count);
  const chosen = choices.get(`=${value}`) ?? choices.get(plurals.select(Number(value))) ?? choices.get('other');
  return say(chosen ?? '', values, numbers.format(Number(value)));
}

/** The texts of "one {…} other {…}" by their keys. */
function choicesOf(text: string): Map<string, string> {
  const choices = new Map<string, string>();
  for (let open = text.indexOf('{'), from = 0; open !== -1; open = text.indexOf('{', from)) {
    const end = closing(text, open);
    choices.set(text.slice(from, open).trim(), text.slice(open + 1, end));
    from = end + 1;
  }
  return choices;
}
