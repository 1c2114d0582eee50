/** What would format a quotation where its source only printed it, or make a link of it: anywhere, as a tag or entity, and at its beginning. */
const MARKDOWN = /[\\`*_[\]|~@]|<(?=[a-z/!?])|&(?=#?\w+;)|:(?=\/\/)|(?<=\bwww)\.|^[>#+-]|(?<=^\d{1,9})[.)]/gi;

/** A text of a source as markdown that shows it to the letter. */
export function literalText(text: string): string {
  return text.replace(MARKDOWN, String.raw`\$&`);
}
