import { answerLanguage, type ChatTurn } from '@footnote/domain';
import { answerRemarks, readDocument, referenceWords, type Messages } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import { saveFile } from '../../../platform/storage/save-file.ts';
import { messages as conversation } from '../../conversation/conversation.messages.ts';
import { takenAnswer, takenReferences } from '../copied-answer.ts';
import { wordAnswer } from './word-answer.ts';

const messages = defineMessages({
  byline: {
    defaultMessage: 'Answered by Footnote, {date}',
    description: 'Below the question in a document of Word; date is a day',
  },
});

/** Saves an answer as a document of Word; gives the name of the file. */
export async function saveAsWord(turn: ChatTurn, kit: Messages): Promise<string> {
  const name = `footnote-answer-${turn.askedAt.slice(0, 10)}.docx`;
  saveFile(name, await answerInWord(turn, kit));
  return name;
}

/** An answer as a document of Word, with what it rests on, the references it cites and what checking it found. */
export function answerInWord(turn: ChatTurn, kit: Messages): Promise<Blob> {
  const { t, date } = kit;
  const { markdown, claims, known, remarks, sections } = takenAnswer(turn, kit);
  return wordAnswer({
    question: turn.question,
    byline: t(messages.byline, { date: date(new Date(turn.askedAt), { dateStyle: 'medium' }) }),
    remarks: [...remarks, ...answerRemarks({ ...turn, claims }, kit)],
    answer: readDocument(markdown.trim(), known),
    sections,
    heading: t(conversation.references),
    references: takenReferences(turn, t),
    words: referenceWords(t),
    disclaimer: t(conversation.disclaimer),
    language: turn.language,
    direction: answerLanguage(turn.language)?.direction ?? 'ltr',
  });
}
