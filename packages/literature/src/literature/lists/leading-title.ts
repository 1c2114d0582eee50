import type { AbstractSection } from '@footnote/domain';
import { splitSentences } from '@footnote/domain/core';

const LONGEST_TITLE = 400;

/** What a finding, an aim or a note of rights says and hardly a title. */
const NO_TITLE = /\b(?:we|our)\b|\bp ?[<=>]|\b95 ?%|\bby \d|^(?:to|this|these|copyright|aims?|©)\b/i;
const LABEL_IN_FRONT = /^[A-Z]{5,} (?=[A-Z])/;

/** A sentence that says something, where a title names it. */
const FINITE_VERB =
  /\b(?:is|are|was|were|do|does|did|has|have|had|can|may|should|evaluated|assessed|examined|investigated)\b/i;

/** A label that is not known, in capitals behind a sentence: “… in women. STUDY OBJECTIVE To …”. */
const LABEL_AFTER_SENTENCE = /(?<=[.?!)\]]) (?=[A-Z]{4,}(?:[ /,&][A-Z]{2,})* \S)/;

/** A stop that a text whose words and signs stand apart has at its end. */
const LONE_STOP = / \.$/;

/**
 * The title of a record that has none of its own and begins its abstract with it, and the abstract without it: what stands
 * before the first label, or the first sentence. Null where nothing there can be a title, or where nothing else would be left.
 */
export function leadingTitle(
  abstract: readonly AbstractSection[],
): { title: string; abstract: AbstractSection[] } | null {
  const [lead, ...sections] = abstract;
  if (lead === undefined || lead.label !== '') return null;
  const unlabelled = lead.text.split(LABEL_AFTER_SENTENCE, 1)[0]?.length ?? 0;
  const isApart = unlabelled <= LONGEST_TITLE && (sections.length > 0 || unlabelled < lead.text.length);
  const length = isApart ? unlabelled : (splitSentences(lead.text)[0]?.end ?? 0);
  const title = lead.text.slice(0, length).trim().replace(LONE_STOP, '.');
  const rest = lead.text.slice(length).trim();
  const left = rest === '' ? sections : [{ label: '', text: rest }, ...sections];
  return left.length > 0 && isTitle(title, isApart) ? { title, abstract: left } : null;
}

/** What is told apart from the abstract may be a sentence, such as “Walking is safe after surgery”; else a question alone may. */
function isTitle(text: string, isApart: boolean): boolean {
  if (text === '' || text.length > LONGEST_TITLE || NO_TITLE.test(text) || LABEL_IN_FRONT.test(text)) return false;
  return isApart || /\?[\s\].]{0,3}$/.test(text) || !FINITE_VERB.test(text);
}
