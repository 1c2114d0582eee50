import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { DIRECTION_CLASSES, type AbstractSection, type AskedComparison } from '@footnote/domain';
import { z } from 'zod';

const DATA = process.env['FOOTNOTE_DATA'] ?? new URL('../../../shared/data', import.meta.url).pathname;
export const FINDINGS_FILE = `${DATA}/evidence_inference/findings_dev.jsonl.gz`;

const LABELS = ['significantly increased', 'significantly decreased', 'no significant difference'] as const;

const lineSchema = z.object({
  pmcid: z.string(),
  abstract: z.array(z.object({ label: z.string(), text: z.string() })),
  intervention: z.string(),
  comparator: z.string(),
  outcome: z.string(),
  label: z.enum(LABELS),
  evidence: z.array(z.string()),
  in_abstract: z.boolean(),
});

/** A finding that physicians read out of a trial. */
export interface AnnotatedFinding {
  article: string;
  asked: AskedComparison;
  abstract: readonly AbstractSection[];
  direction: (typeof DIRECTION_CLASSES)[number];
  evidence: readonly string[];
  isInAbstract: boolean;
}

export function hasAnnotatedFindings(): boolean {
  return existsSync(FINDINGS_FILE);
}

/** The findings of a file, a JSON object a line, packed by gzip or not. */
export function annotatedFindings(file: string): AnnotatedFinding[] {
  const bytes = readFileSync(file);
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const lines = (isPacked ? gunzipSync(bytes) : bytes).toString('utf8').split('\n');
  return lines
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const { pmcid, abstract, label, evidence, in_abstract, ...asked } = lineSchema.parse(JSON.parse(line));
      const direction = DIRECTION_CLASSES[LABELS.indexOf(label)] ?? 'no_clear_difference';
      return { article: pmcid, abstract, asked, direction, evidence, isInAbstract: in_abstract };
    });
}

/** Articles are split by their number: those with an odd one were looked at while the reader was made. */
export function isOfTunedHalf({ article }: AnnotatedFinding): boolean {
  return Number(article.replace(/\D/g, '')) % 2 === 1;
}

const MOST_QUOTED = 4;
const LONGEST_QUOTED = 900;

/** The sentences the physicians quoted, rows of tables left out, set as results. */
export function quotedEvidence({ evidence }: AnnotatedFinding): AbstractSection[] {
  const quoted = [...new Set(evidence)].filter((text) => !/\n.*\n/.test(text) && text.length < LONGEST_QUOTED);
  if (quoted.length === 0) return [];
  const text = quoted.slice(0, MOST_QUOTED).map((one) => one.replace(/\s+/g, ' ').trim());
  return [{ label: 'RESULTS', text: text.join('\n') }];
}
