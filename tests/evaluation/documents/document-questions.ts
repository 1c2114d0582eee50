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
  const texts = pages.map(({ text }) => bare(text));
  const whole = texts.join('');
  const pageAt = (offset: number) => {
    let end = 0;
    const at = texts.findIndex((text) => (end += text.length) > offset);
    return pages[at]?.number ?? 0;
  };
  const placesOf = (wording: string): number[] => {
    const [, letters = '0', digest = ''] = FINGERPRINT.exec(wording) ?? [];
    const length = Number(letters);
    const starts = Array.from({ length: length === 0 ? 0 : Math.max(0, whole.length - length + 1) }, (_, at) => at);
    return starts.flatMap((at) =>
      hash('sha256', whole.slice(at, at + length)).startsWith(digest) ? [pageAt(at), pageAt(at + length - 1)] : [],
    );
  };
  return new Set(wordings.flatMap(placesOf));
}
