import { citedReferences, referenceList, type ChatTurn, type NumberedCitation } from '@footnote/domain';
import { copyAnswer, evidenceSections, referenceWords, type Messages, type RichText } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import { collectionRemarks } from '../sources/asked-collections.tsx';
import { messages } from '../conversation/conversation.messages.ts';
import { namedCitation } from '../references/use-named-citations.ts';
import { showsLastAnswer, shownWords } from '../conversation/shown-words.ts';

const words = defineMessages({
  stopped: {
    defaultMessage: 'This answer was stopped before its end.',
    description: 'Said above an answer in a document, on paper or where it is pasted, that somebody stopped',
  },
});

/** What of a turn stands where it is taken elsewhere. */
export type TakenTurn = Pick<
  ChatTurn,
  'state' | 'answer' | 'claims' | 'citations' | 'evidence' | 'writer' | 'writtenBy' | 'studyTypesRelaxed'
>;

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
    sections: inWords ? [] : sectionsOf(turn, kit),
  };
}

function namedCitations({ citations }: TakenTurn, t: Messages['t']) {
  return citations.map((citation) => namedCitation(citation, t(messages.deletedDocument)));
}

/** The references an answer cites, under the names the screen gives them. */
export function takenReferences(turn: TakenTurn, t: Messages['t']): NumberedCitation[] {
  return citedReferences({ ...turn, citations: namedCitations(turn, t) });
}

/** An answer as it is pasted elsewhere: what it says, the references it cites below, and what the product is not. */
export function copiedAnswer(turn: ChatTurn, kit: Messages): RichText {
  const { t } = kit;
  return copyAnswer({
    ...takenAnswer(turn, kit),
    heading: t(messages.references),
    references: referenceList(takenReferences(turn, t), referenceWords(t)),
    disclaimer: t(messages.disclaimer),
  });
}

/** What an answer rests on, as its screen says it. */
function sectionsOf(turn: ChatTurn, kit: Messages) {
  return turn.evidence === undefined ? [] : evidenceSections(turn.evidence, namedCitations(turn, kit.t), kit);
}

function unnumberedSections(turn: ChatTurn, kit: Messages) {
  return sectionsOf(turn, kit).map(({ heading, lines }) => ({
    heading,
    lines: lines.map((line) => line.replaceAll(/ ?\[\d+(?:, \d+)*\]/gu, '')),
  }));
}

/** What is said above an answer, wherever it is taken. */
export function remarksOn(turn: TakenTurn, t: Messages['t']): string[] {
  const { writer } = turn;
  const isStandIn = writer?.kind === 'extractive' && writer.instead_of !== undefined;
  return [
    ...(turn.state === 'stopped' ? [t(words.stopped)] : []),
    ...(turn.writtenBy === 'footnote' ? [] : [t(messages.notOurs)]),
    ...(isStandIn ? [t(messages.quotedInstead)] : []),
    ...collectionRemarks(t, turn.evidence),
    ...(turn.studyTypesRelaxed ? [t(messages.relaxed)] : []),
    ...(turn.state === 'no_documents' ? [t(messages.noDocuments)] : []),
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
