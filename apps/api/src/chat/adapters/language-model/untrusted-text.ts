/** Control characters, zero-width and direction marks, tag letters and lone surrogates; joiners are part of some scripts. */
const INVISIBLE =
  /(?![\t\n])\p{Cc}|[\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF]|[\u{E0000}-\u{E007F}]|\p{Cs}/gu;

/** Marks that chat templates of model servers give a meaning. */
const TEMPLATE_MARKS =
  /<\|[^|>\n]{0,40}\|>|\[\/?INST\]|<<\/?SYS>>|<\/?(?:s|system|user|assistant|instructions?|prompt|tool_call|function_calls?)>/giu;

/** Sentences that speak to a language model rather than to a user of the literature. */
const ADDRESSES_MODEL =
  /\b(?:ignore|disregard|forget|override|bypass)\b[^.]{0,40}\b(?:previous|above|prior|earlier|preceding|all|any|your|the|these|those|system)\b[^.]{0,30}\b(?:instructions?|rules?|prompts?|guidelines|directions|context)\b|\bsystem prompt\b|\byou are (?:now|no longer)\b|\b(?:as an?|dear) (?:AI|language model|assistant|LLM)\b|\bnew instructions?\s*:|^\s*(?:system|assistant|user|developer)\s*:/iu;

const WITHHELD = '(sentence withheld: it addresses a language model)';

function clean(text: string, boundary: string): string {
  return text.replace(INVISIBLE, '').replace(TEMPLATE_MARKS, ' ').replaceAll(boundary, ' ');
}

/** Article text as one line of data: no template marks, no reference numbers of its own, nothing that speaks to a model. */
export function plainLine(text: string, boundary: string): string {
  const line = clean(text, boundary)
    .replace(/\[(\d[\d\s,;–-]*)\]/g, '($1)')
    .replace(/-{3,}/g, '–')
    .replace(/\s+/g, ' ')
    .trim();
  return ADDRESSES_MODEL.test(line) ? WITHHELD : line;
}

/** What a user wrote, bounded and without the marks that structure the prompt. */
export function userText(text: string, boundary: string, characters: number): string {
  return clean(text.slice(0, characters), boundary).replace(/-{3,}/g, '–').trim();
}

function hash(text: string, seed: number): string {
  let value = seed;
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return value.toString(16).padStart(8, '0');
}

/** A mark that does not occur in the content it is derived from: no one who wrote a part of it can have foreseen it. */
export function boundaryFor(content: string): string {
  for (let round = 0; ; round += 1) {
    const mark = `#${hash(content, 0x811c9dc5 + round)}${hash(content, 0x9747b28c + round)}`;
    if (!content.includes(mark)) return mark;
  }
}
