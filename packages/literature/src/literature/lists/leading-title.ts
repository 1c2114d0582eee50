import type { AbstractSection } from '@footnote/domain';
import { splitSentences } from '@footnote/domain/core';

const LONGEST_TITLE = 400;

/** What a finding says and hardly a title: who found it, and how sure it is. */
const TELLS_A_FINDING = /\b(?:we|our)\b|\bp ?[<=>]/i;

/** A label that is not known, in capitals behind a sentence: “… in women. STUDY OBJECTIVE To …”. */
const LABEL_AFTER_SENTENCE = /(?<=[.?!)\]]) (?=[A-Z]{4,}(?:[ /,&][A-Z]{2,})* \S)/;

/** A stop that a text whose words and signs stand apart has at its end. */
const LONE_STOP = / \.$/;

/**
 * The title of a record that has none of its own and begins its abstract with it, and the abstract without it: what stands
 * before the first label, or the first sentence. Null where nothing there can be a title.
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
  const isTitle = title !== '' && title.length <= LONGEST_TITLE && !TELLS_A_FINDING.test(title);
  return isTitle ? { title, abstract: rest === '' ? sections : [{ label: '', text: rest }, ...sections] } : null;
}
