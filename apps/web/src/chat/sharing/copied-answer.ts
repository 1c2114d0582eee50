import { citedReferences, referenceList, type ChatTurn } from '@footnote/domain';
import { copyAnswer, evidenceSections, type Messages, type RichText } from '@footnote/ui';
import { collectionRemarks } from '../sources/asked-collections.tsx';
import { messages } from '../conversation/conversation.messages.ts';
import { showsLastAnswer, shownWords } from '../conversation/shown-words.ts';

/** What of an answer is taken elsewhere with its references. */
export function takenAnswer(turn: ChatTurn, kit: Messages) {
  // Its words say all that is shown of the last answer; its parts would say the rest of it, too.
  const inWords = showsLastAnswer(turn);
  const { answer, claims } = inWords ? turn : shownWords(turn, turn);
  return {
    markdown: answer,
    claims,
    known: new Set(turn.citations.map((_citation, at) => at + 1)),
    remarks: remarksOn(turn, kit.t),
    sections: turn.evidence === undefined || inWords ? [] : evidenceSections(turn.evidence, turn.citations, kit),
  };
}

/** An answer as it is pasted elsewhere: what it says, the references it cites below, and what the product is not. */
export function copiedAnswer(turn: ChatTurn, kit: Messages): RichText {
  const { t } = kit;
  return copyAnswer({
    ...takenAnswer(turn, kit),
    heading: t(messages.references),
    references: referenceList(citedReferences(turn), t(messages.retracted)),
    disclaimer: t(messages.disclaimer),
  });
}

function unnumberedSections({ evidence, citations }: ChatTurn, kit: Messages) {
  const sections = evidence === undefined ? [] : evidenceSections(evidence, citations, kit);
  return sections.map(({ heading, lines }) => ({
    heading,
    lines: lines.map((line) => line.replaceAll(/ ?\[\d+(?:, \d+)*\]/gu, '')),
  }));
}

/** What is said above an answer, wherever it is taken. */
export function remarksOn(turn: ChatTurn, t: Messages['t']): string[] {
  return [
    ...(turn.writtenBy === 'footnote' ? [] : [t(messages.notOurs)]),
    ...collectionRemarks(t, turn.evidence),
    ...(turn.studyTypesRelaxed ? [t(messages.relaxed)] : []),
  ];
}

/** Its words alone: without references and the numbers that stand for them, and without what they rest on. */
export function copiedAlone(turn: ChatTurn, kit: Messages): RichText {
  const { t } = kit;
  // The screen may show in parts what the answer says in words, too.
  const markdown = shownWords(turn, turn).answer || turn.answer;
  const { html, text } = copyAnswer({
    markdown,
    known: new Set(),
    remarks: remarksOn(turn, t),
    sections: markdown === '' ? unnumberedSections(turn, kit) : [],
    heading: '',
    references: [],
    disclaimer: t(messages.disclaimer),
  });
  // Where a number stood, a space is left.
  const lines = text.split('\n').map((line) => line.trimEnd());
  return { html, text: lines.join('\n') };
}
