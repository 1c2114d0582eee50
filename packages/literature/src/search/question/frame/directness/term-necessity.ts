import { logOdds, probabilityOf, type LinearModel } from '@footnote/domain';
import { isAcronym } from '../../lexicon/normal-form.ts';
import { EARLIER_SENTENCES } from '../../read-question.ts';
import type { ContentPart, QuestionContent } from '../question-content.ts';
import type { AskedFrame } from '../read-question-frame.ts';
import { TERM_NECESSITY_MODEL } from './term-necessity-model.ts';

/**
 * What tells how likely a study that answers a question names a part of it: what kind of thing it is, which role it plays, how
 * common it is in the literature, and where and beside how much else it stands (term necessity, after Zhao and Callan 2010).
 */
export function necessityInputs({ parts }: QuestionContent, asked: AskedFrame): Readonly<Record<string, number>>[] {
  const { question, frame } = asked;
  const story = EARLIER_SENTENCES.exec(question)?.[0].length ?? 0;
  const shared = {
    words: question.split(/\s+/u).length,
    parts: parts.length,
    concepts: parts.filter(({ kind }) => kind !== 'word' && kind !== 'aside').length,
    required: parts.filter(({ required }) => required).length,
    'has story': story > 0 ? 1 : 0,
    [`type ${frame.type}`]: 1,
  };
  return parts.map((part) => {
    const { surface, kind, required, weight, articles } = part;
    const [role, start, isDenied] = placeOf(part, asked);
    const common = Math.log10(1 + articles);
    const isTold = start >= 0 && start < story ? 1 : 0;
    return {
      ...shared,
      [`kind ${kind}`]: 1,
      [`role ${role}`]: 1,
      [`common ${kind}`]: common,
      [`story ${kind}`]: isTold,
      [`unknown ${kind}`]: articles === 0 ? 1 : 0,
      common,
      story: isTold,
      unknown: articles === 0 ? 1 : 0,
      weight,
      'is required': required ? 1 : 0,
      denied: isDenied ? 1 : 0,
      acronym: isAcronym(surface) ? 1 : 0,
      capital: /^\p{Lu}/u.test(surface) ? 1 : 0,
      letters: surface.length,
      place: Math.max(0, start) / Math.max(1, question.length),
      alike: parts.filter((other) => other.kind === kind).length,
    };
  });
}

/** The role of a part, where it stands in the question (-1 where it does not), and whether the question says it is absent. */
function placeOf({ surface, kind }: ContentPart, { question, parts }: AskedFrame): [string, number, boolean] {
  const part = parts.find(({ topic }) => topic.surface === surface || topic.preferred === surface);
  const start = kind === 'aside' || part === undefined ? startOf(surface, question) : part.start;
  return [part?.role ?? 'none', start, part?.negated === true];
}

function startOf(word: string, question: string): number {
  const lower = question.toLowerCase();
  const wanted = word.toLowerCase();
  const isLetter = (at: number) => /\p{L}/u.test(lower[at] ?? '');
  let at = lower.indexOf(wanted);
  while (at >= 0 && (isLetter(at - 1) || isLetter(at + wanted.length))) at = lower.indexOf(wanted, at + 1);
  return at;
}

/** Nothing is certain to be named, or not to be. */
const LEAST = 0.03;

/** A likelihood that is neither certain nor impossible. */
export function neverSure(likelihood: number): number {
  return Math.min(1 - LEAST, Math.max(LEAST, likelihood));
}

/** How likely a study that answers a question names each part of it, 0 to 1. */
export function termNecessities(
  content: QuestionContent,
  asked: AskedFrame,
  model: LinearModel = TERM_NECESSITY_MODEL,
): number[] {
  return necessityInputs(content, asked).map((inputs) => neverSure(probabilityOf(logOdds(model, inputs))));
}
