import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { splitSentences, type AbstractSection } from '@footnote/domain';
import { sectionsOf, type SentencePart } from '@footnote/literature';
import { z } from 'zod';
import { annotatedFindings, FINDINGS_FILE } from './annotated-findings.ts';
import { ABSTRACTS, pubmedqaSections } from './public-questions.ts';

/** An abstract whose sections are labelled, as sentences without the labels. */
export interface LabelledAbstract {
  sentences: readonly string[];
  parts: readonly SentencePart[];
}

/** Asked in this order: "background and aims" tells of aims, "main outcome measures" of methods. */
const LABELS: readonly [RegExp, SentencePart][] = [
  [/outcome|measure|end-?points?/i, 'methods'],
  [/\b(?:conclusions?|interpretation|implications?|significance|discussion|summary)\b/i, 'conclusions'],
  [/\b(?:results?|findings)\b/i, 'results'],
  [/\b(?:aims?|objectives?|purpose|hypothes[ie]s|goals?|questions?)\b/i, 'aim'],
  [/\b(?:background|introduction|context|importance|rationale)\b/i, 'background'],
  [
    /method|design|setting|material|participants?|patients?|subjects?|intervention|analys|data|selection|statistic/i,
    'methods',
  ],
];
/** A section that tells of two parts teaches neither. */
const SEVERAL =
  /(?:method|design|patient).*(?:results?|findings)|(?:results?|findings).*(?:conclusion|discussion)|background.*method/i;
const AIM =
  /\b(?:aim(?:s|ed)?|objectives?|purpose|hypothesi[sz]ed?|sought|designed|investigated?|examined?|assess(?:ed)?|evaluated?|determined?|compared?)\b/i;
const FEWEST_PARTS = 3;

const textSchema = z.object({ abstract: z.string() });

/** The labelled abstracts of the public test data. */
export function labelledAbstracts(): LabelledAbstract[] {
  const trials = new Map(annotatedFindings(FINDINGS_FILE).map(({ article, abstract }) => [article, abstract]));
  const collected = gunzipSync(readFileSync(ABSTRACTS))
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => sectionsOf([{ label: '', text: textSchema.parse(JSON.parse(line)).abstract }]));
  return [...trials.values(), ...pubmedqaSections(), ...collected].flatMap(
    (sections) => taggedSentences(sections) ?? [],
  );
}

function taggedSentences(sections: readonly AbstractSection[]): LabelledAbstract | undefined {
  const sentences: string[] = [];
  const parts: SentencePart[] = [];
  for (const { label, text } of sections) {
    const part = LABELS.find(([pattern]) => pattern.test(label))?.[1];
    if (part === undefined || SEVERAL.test(label)) return undefined;
    const split = splitSentences(text);
    for (const [at, sentence] of split.entries()) {
      sentences.push(sentence.text);
      parts.push(part === 'background' && at === split.length - 1 && AIM.test(sentence.text) ? 'aim' : part);
    }
  }
  return new Set(parts).size >= FEWEST_PARTS ? { sentences, parts } : undefined;
}
