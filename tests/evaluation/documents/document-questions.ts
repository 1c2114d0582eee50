import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';

const questionSchema = z.object({
  id: z.string(),
  /** The article that answers it; left out where none does. */
  pmcid: z.string().optional(),
  question: z.string(),
  type: z.string(),
  /** Whether the abstract answers it, too. */
  in_abstract: z.boolean().optional(),
  answer: z.string().nullable(),
  evidence: z.object({ anchor: z.string(), also: z.array(z.string()) }).optional(),
});

/** A question that one article answers, or none, with fingerprints of the wordings that tell where. */
export type DocumentQuestion = z.infer<typeof questionSchema>;

/** Reads questions of a file, one JSON object a line. */
export function documentQuestions(path: string | URL): DocumentQuestion[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => questionSchema.parse(JSON.parse(line)));
}

/** Letters and digits alone: dashes, spaces and what separates cells differ between readers. */
function bare(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** A wording without its words, which belong to the article: how many letters and digits it has, and the start of their SHA-256. */
const FINGERPRINT = /^(\d+)-([\da-f]{16})$/;

/** The pages on which one of these wordings begins or ends, from 1; a wording may go on behind the end of a page. */
export function pagesWith(
  pages: readonly { number: number; text: string }[],
  wordings: readonly string[],
): Set<number> {
  const ends = placesOf(
    pages.map(({ text }) => text),
    wordings,
  ).flat();
  return new Set(ends.map((at) => pages[at]?.number ?? 0));
}

/** The positions of passages, in reading order, that have a part of one of these wordings. */
export function passagesWith(passages: readonly { text: string }[], wordings: readonly string[]): Set<number> {
  const places = placesOf(
    passages.map(({ text }) => text),
    wordings,
  );
  return new Set(places.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at)));
}

/** Which of the texts each of the wordings begins and ends in. */
function placesOf(texts: readonly string[], wordings: readonly string[]): [number, number][] {
  const bared = texts.map(bare);
  const whole = bared.join('');
  const textAt = (offset: number) => {
    let end = 0;
    return bared.findIndex((text) => (end += text.length) > offset);
  };
  return wordings.flatMap((wording) => {
    const [, letters = '0', digest = ''] = FINGERPRINT.exec(wording) ?? [];
    const length = Number(letters);
    const starts = Array.from({ length: length === 0 ? 0 : Math.max(0, whole.length - length + 1) }, (_, at) => at);
    return starts
      .filter((at) => hash('sha256', whole.slice(at, at + length)).startsWith(digest))
      .map((at): [number, number] => [textAt(at), textAt(at + length - 1)]);
  });
}
