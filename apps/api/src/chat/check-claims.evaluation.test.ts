import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { checkClaims, splitSentences, type Support } from '@footnote/domain';
import { citationFixture } from '@footnote/domain/fixtures';
import { effort } from '../../../../tests/support/test-effort.ts';

const FOLDER = process.env['FOOTNOTE_DATA'] ?? new URL('../../../../../shared/data', import.meta.url).pathname;
const present = existsSync(`${FOLDER}/bioasq`);
if (!present) process.stdout.write(`Skipped: no evaluation data at ${FOLDER}.\n`);

interface Sample {
  claim: string;
  source: string;
}

function lines<T>(path: string): T[] {
  return gunzipSync(readFileSync(path))
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): T => JSON.parse(line));
}

/** Every so many-th sample is graded. */
const STEP = effort({ whole: 1, sample: 4 });
const inSample = (_: unknown, index: number) => index % STEP === 0;

/** Sentences of the ideal answers of BioASQ, each with the snippets that were chosen for its question. */
function bioasq(): Sample[] {
  const snippets = new Map(
    lines<{ pmid: string; snippets: string[] }>(`${FOLDER}/bioasq/snippets_7B-9B.jsonl.gz`).map((line) => [
      line.pmid,
      line.snippets,
    ]),
  );
  return lines<{ pmids: string[]; ideal_answer: string[] }>(`${FOLDER}/bioasq/questions_7B-9B.jsonl.gz`).flatMap(
    (question) => {
      const source = question.pmids.flatMap((pmid) => snippets.get(pmid) ?? []).join('\n');
      return splitSentences(question.ideal_answer[0] ?? '')
        .filter((sentence) => sentence.text.split(' ').length >= 6 && source !== '' && !/[[\]|`]/.test(sentence.text))
        .map((sentence) => ({ claim: sentence.text, source }));
    },
  );
}

/** Conclusions of PubMedQA articles, each with the rest of its abstract. */
function pubmedqa(): Sample[] {
  const file = gunzipSync(readFileSync(`${FOLDER}/pubmedqa/pqal_dev500.json.gz`)).toString('utf8');
  const entries: Record<string, { CONTEXTS: string[]; LONG_ANSWER: string }> = JSON.parse(file);
  return Object.values(entries).flatMap((entry) =>
    splitSentences(entry.LONG_ANSWER).map((sentence) => ({ claim: sentence.text, source: entry.CONTEXTS.join('\n') })),
  );
}

const graded = new WeakMap<Sample, Support | 'no claim'>();

/** How a claim is supported; each is graded once. */
function grade(sample: Sample): Support | 'no claim' {
  const known = graded.get(sample);
  if (known !== undefined) return known;
  const markdown = `${sample.claim.replace(/\.$/, '')} [1].`;
  const [claim] = checkClaims({ markdown, citations: [citationFixture({ abstract: sample.source })] });
  const support = claim?.support ?? 'no claim';
  graded.set(sample, support);
  return support;
}

type Shares = Record<'supported' | 'partly' | 'not found', number>;

function shares(name: string, samples: readonly Sample[]): Shares {
  const counts = { supported: 0, partly: 0, 'not found': 0, 'no claim': 0 };
  for (const sample of samples) counts[grade(sample)] += 1;
  const share = (key: keyof typeof counts) => Math.round((counts[key] / Math.max(1, samples.length)) * 1_000) / 10;
  const result = { supported: share('supported'), partly: share('partly'), 'not found': share('not found') };
  process.stdout.write(
    `${name.padEnd(34)} n=${String(samples.length).padStart(5)}  supported ${result.supported}%  partly ${result.partly}%  not found ${result['not found']}%\n`,
  );
  return result;
}

/** Each sample with the source of one about something else. */
function shuffled(samples: readonly Sample[]): Sample[] {
  const step = Math.floor(samples.length / 2) + 1;
  return samples.map(({ claim }, index) => ({ claim, source: samples[(index + step) % samples.length]?.source ?? '' }));
}

function changed(samples: readonly Sample[], change: (claim: string) => string): Sample[] {
  return samples
    .map(({ claim, source }) => ({ claim: change(claim), source }))
    .filter(({ claim }, index) => claim !== samples[index]?.claim);
}

const otherNumber = (claim: string) =>
  claim.replace(/(?<![\p{L}\d.,·-])\d+(?:[.,]\d+)*(?![\p{L}\d-])/u, (number) =>
    number.replace(/\d$/, (digit) => String((Number(digit) + 3) % 10)),
  );

const negated = (claim: string) =>
  /\b(?:not|no|without|never)\b/i.test(claim)
    ? claim
    : claim.replace(/\b(is|are|was|were|can|has|have|may|does|did|could)\b/, '$1 not');

const affirmed = (claim: string) =>
  claim.replace(/\b(?:did|does|do) not\b/i, 'will').replace(/\bnot significantly\b|\bnot\b/i, 'significantly');

const OPPOSITES: Record<string, string> = {
  increased: 'decreased',
  decreased: 'increased',
  increases: 'decreases',
  reduced: 'increased',
  reduces: 'increases',
  reduce: 'increase',
  higher: 'lower',
  lower: 'higher',
  increase: 'decrease',
  decrease: 'increase',
};
const reversed = (claim: string) =>
  claim.replace(/\b(?:increase[sd]?|decrease[d]?|reduce[sd]?|higher|lower)\b/, (word) => OPPOSITES[word] ?? word);

describe.skipIf(!present)('claim checking on expert answers', () => {
  const samples = present ? bioasq().filter(inSample) : [];
  const carried = samples.filter((sample) => grade(sample) === 'supported');

  it('finds expert answers in their sources and not in those of other questions', () => {
    const own = shares('BioASQ answer, own snippets', samples);
    const other = shares('BioASQ answer, other question', shuffled(samples));
    const conclusions = pubmedqa().filter(inSample);
    shares('PubMedQA conclusion, own abstract', conclusions);
    const foreign = shares('PubMedQA conclusion, other', shuffled(conclusions));
    // Safety first: what is not sure is `partly`, and so is a number of another sentence.
    expect(own.supported).toBeGreaterThan(83);
    expect(own['not found']).toBeLessThan(5);
    expect(other.supported).toBeLessThan(0.3);
    expect(other['not found']).toBeGreaterThan(98);
    expect(foreign.supported).toBeLessThan(0.5);
  }, 300_000);

  it('sees changed numbers, flipped negations and reversed directions', () => {
    expect(shares('number changed', changed(carried, otherNumber)).supported).toBeLessThan(3);
    expect(shares('negation added', changed(carried, negated)).supported).toBeLessThan(1);
    const denying = carried.filter(({ claim }) => /\bnot\b/.test(claim));
    expect(shares('negation removed', changed(denying, affirmed)).supported).toBeLessThan(5);
    expect(shares('direction reversed', changed(carried, reversed)).supported).toBeLessThan(6);
  }, 300_000);

  it('calls every quotation of a real abstract quoted, and gives it back to the letter', () => {
    const records = lines<{ abstract: string }>(`${FOLDER}/abstracts/abstracts_dev.jsonl.gz`).filter(
      (_, index) => index % 10 === 0,
    );
    let quotations = 0;
    for (const { abstract } of records) {
      // What markdown gives a meaning is shown, and therefore claimed, without it.
      const sentences = splitSentences(abstract).filter(({ text }) => !/[[\]`*_\\]/.test(text));
      const markdown = sentences.map(({ text }) => `- ${text} [1]`).join('\n');
      const claims = checkClaims({ markdown, citations: [citationFixture({ abstract })] });
      expect(claims.map((claim) => claim.text)).toEqual(sentences.map(({ text }) => text));
      expect(claims.filter((claim) => claim.support !== 'supported' || claim.verdict !== 'quoted')).toEqual([]);
      quotations += claims.length;
    }
    process.stdout.write(`${quotations} quotations of ${records.length} abstracts: all quoted\n`);
    expect(quotations).toBeGreaterThan(10_000);
  }, 300_000);
});
