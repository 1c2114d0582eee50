import { readLines } from '../files/read-lines.ts';

/** No line of a list is near this long; more is refused before it fills the memory. */
const LONGEST_LINE = 16 * 1024 * 1024;

/** A line's number from 1 with its JSON object, or the reason why it has none. */
export type JsonLine =
  | { line: number; ok: true; value: Readonly<Record<string, unknown>> }
  | { line: number; ok: false; reason: string };

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parseLine(text: string, line: number): JsonLine {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? { line, ok: true, value } : { line, ok: false, reason: 'not a JSON object' };
  } catch {
    return { line, ok: false, reason: 'not valid JSON' };
  }
}

/** Reads one JSON object a line; blank lines are skipped, an overlong or broken line gives its reason and the next goes on. */
export async function* readJsonLines(text: AsyncIterable<string>): AsyncGenerator<JsonLine> {
  for await (const { line, text: content } of readLines(text, LONGEST_LINE)) {
    if (content === null) yield { line, ok: false, reason: 'the line is too long' };
    else if (content.trim() !== '') yield parseLine(content, line);
  }
}
