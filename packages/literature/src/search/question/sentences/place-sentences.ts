import { abstractText, splitSentences, type AbstractSection } from '@footnote/domain';
import { sentenceParts } from '../../../literature/extraction/sentence-parts/sentence-parts.ts';
import { passagesOf, sectionsOf, type Part } from '../../../literature/extraction/article-passages.ts';

/** A sentence of an abstract where it stands. */
export interface PlacedSentence {
  text: string;
  /** UTF-16 offsets in the text of the abstract (`abstractText`). */
  start: number;
  end: number;
  /** Label of the section it stands in, or ''. */
  section: string;
  part: Part;
}

/** The sentences of an abstract in their order, each with what it is there for: as its label says, else as its words do. */
export function placeSentences(sections: readonly AbstractSection[]): PlacedSentence[] {
  const placed = labelledSentences(sections);
  const isLabelled = sectionsOf(sections).some(({ label }) => label !== '');
  if (isLabelled && placed.every(({ part }) => part !== 'unlabelled')) return placed;
  const read = sentenceParts(placed.map(({ text }) => text));
  return placed.map((sentence, at) => {
    const isTold = isLabelled && sentence.part !== 'unlabelled';
    return isTold ? sentence : { ...sentence, part: read[at] ?? 'results' };
  });
}

function labelledSentences(sections: readonly AbstractSection[]): PlacedSentence[] {
  const passages = passagesOf('', sectionsOf(sections));
  const placed: PlacedSentence[] = [];
  let offset = 0;
  let next = 0;
  for (const section of sections) {
    const textStart = offset + abstractText([section]).length - section.text.length;
    for (const { text, start, end } of splitSentences(section.text)) {
      // A label inside the text of an abstract belongs to its sentence here, and to no passage.
      const found = passages.findIndex((passage, at) => at >= next && text.endsWith(passage.text));
      if (found >= 0) next = found + 1;
      const part = found < 0 ? 'unlabelled' : (passages[found]?.part ?? 'unlabelled');
      placed.push({ text, start: textStart + start, end: textStart + end, section: section.label, part });
    }
    offset += abstractText([section]).length + 1;
  }
  return placed;
}
