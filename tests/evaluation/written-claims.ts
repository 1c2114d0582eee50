import { splitSentences } from '@footnote/domain';
import type { ClaimSample } from './claim-samples.ts';
import { partOf } from './claim-samples.ts';
import { bioasqAnswers } from './public-questions.ts';

/** Sentences of more characters or with markup are no plain statements. */
const PLAIN = /^[^[\]|`]{30,400}$/;
/** Every sixth question is enough to learn from. */
const PARTS = 6;

const OPPOSITES: Readonly<Record<string, string>> = {
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
const DIRECTION = new RegExp(String.raw`\b(?:${Object.keys(OPPOSITES).join('|')})\b`);
const VERB = /\b(is|are|was|were|can|has|have|may|does|did|could)\b/;
const DENIAL = /\b(?:not|no|without|never)\b/i;

/** A statement that says the opposite, by one word; undefined where that takes more. */
function opposed(statement: string): string | undefined {
  if (DIRECTION.test(statement)) return statement.replace(DIRECTION, (word) => OPPOSITES[word] ?? word);
  if (/\b(?:did|does|do|is|are|was|were) not\b/.test(statement)) return statement.replace(/ not\b/, '');
  return DENIAL.test(statement) || !VERB.test(statement) ? undefined : statement.replace(VERB, '$1 not');
}

/**
 * What experts wrote to answer questions, with the passages they chose: supported as written, contradicted where one word
 * is turned round, and unanswered by the passages of another question.
 */
export function writtenClaims(): ClaimSample[] {
  const answers = bioasqAnswers().filter(
    ({ id, passages }) => passages.length > 0 && partOf(`written ${id}`, PARTS) === 0,
  );
  return answers.flatMap(({ id, answer, passages }, index) => {
    const other = answers[(index + 1) % answers.length];
    const first = splitSentences(answer).find(({ text }) => PLAIN.test(text));
    if (first === undefined || other === undefined) return [];
    const sample = (claim: string, label: ClaimSample['label'], sentences: readonly string[]): ClaimSample => ({
      id: `written ${id}`,
      claim,
      doc: `written ${id}`,
      title: '',
      sentences: sentences.flatMap((passage) => splitSentences(passage).map(({ text }) => text)),
      label,
      evidence_sentences: [],
    });
    const turned = opposed(first.text);
    return [
      sample(first.text, 'support', passages),
      ...(turned === undefined ? [] : [sample(turned, 'contradict', passages)]),
      sample(first.text, 'not enough information', other.passages),
    ];
  });
}
