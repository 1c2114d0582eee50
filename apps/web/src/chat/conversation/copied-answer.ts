import { citedReferences, referenceList, type ChatTurn } from '@footnote/domain';
import { copyAnswer, evidenceSections, type Messages, type RichText } from '@footnote/ui';
import type { ConversationLabels } from './conversation-labels.ts';

/** An answer as it is pasted elsewhere: what it says, the references it cites below, and what the product is not. */
export function copiedAnswer(turn: ChatTurn, labels: ConversationLabels, messages: Messages): RichText {
  const { copy, notOurs, relaxed } = labels;
  return copyAnswer({
    markdown: turn.answer,
    known: new Set(turn.citations.map((_citation, at) => at + 1)),
    remarks: [...(turn.writtenBy === 'footnote' ? [] : [notOurs]), ...(turn.studyTypesRelaxed ? [relaxed] : [])],
    sections: turn.evidence === undefined ? [] : evidenceSections(turn.evidence, turn.citations, messages),
    heading: copy.references,
    references: referenceList(citedReferences(turn), copy.retracted),
    disclaimer: copy.disclaimer,
  });
}
