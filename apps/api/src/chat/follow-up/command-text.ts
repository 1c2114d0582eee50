import { commandedStudy, directStudies, type AnswerCommand, type AnswerEvidence } from '@footnote/domain';
import {
  quotedMarkdown,
  sizeMarkdown,
  studiesTable,
  titleMarkdown,
  type EvidenceInput,
} from '../write/arranged/evidence-markdown.ts';
import { frameLanguage } from '../write/frame-language.ts';
import { literalText } from '../write/literal-text.ts';
import { COMMAND_MESSAGES, type CommandMessages } from './command-messages.ts';

export interface CommandTextInput extends EvidenceInput {
  kind: AnswerCommand;
  /** What the last answer rests on, its harms all told. */
  evidence: AnswerEvidence;
}

/** The markdown that shows a last answer as a command wants it: quotations of its references under headings of our own. */
export function commandText(input: CommandTextInput): string {
  const words = COMMAND_MESSAGES[frameLanguage(input.language)];
  return [titleMarkdown(words.shown), ...blocksOf(input, words)].join('\n\n');
}

function blocksOf(input: CommandTextInput, words: CommandMessages): string[] {
  const { kind, evidence } = input;
  if (evidence.table.length === 0) return [titleMarkdown(words.noDirect)];
  switch (kind) {
    case 'shorten':
      return evidence.answerLine.quoted.map(quotedMarkdown);
    case 'tabulate':
      return [studiesTable(input)];
    case 'harms':
      return evidence.harms.length === 0
        ? [titleMarkdown(words.noHarms(directStudies(evidence).length))]
        : [titleMarkdown(words.harms), evidence.harms.map((harm) => `- ${quotedMarkdown(harm)}`).join('\n')];
    default:
      return study(input, words);
  }
}

function study({ kind, evidence, citations }: CommandTextInput, words: CommandMessages): string[] {
  const row = commandedStudy(kind, evidence, citations);
  if (row === undefined) return [titleMarkdown(words.noSizes)];
  const named = [
    `${kind === 'largest' ? words.largest : words.newest}: ${literalText(row.study)}`,
    ...sizeMarkdown(row),
  ];
  return [titleMarkdown(named.join(', ')), quotedMarkdown(row.source)];
}
