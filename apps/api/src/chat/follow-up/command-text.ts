import {
  commandedStudy,
  directStudies,
  STUDY_TYPE_LABELS,
  type AnswerCommand,
  type AnswerEvidence,
  type Citation,
  type EvidenceRow,
  type QuotedPart,
} from '@footnote/domain';
import { FRAME_MESSAGES } from '../write/frame-messages.ts';
import { frameLanguage } from '../write/frame-language.ts';
import { literalText } from '../write/literal-text.ts';
import { COMMAND_MESSAGES, type CommandMessages } from './command-messages.ts';

export interface CommandTextInput {
  kind: AnswerCommand;
  /** What the last answer rests on, its harms all told. */
  evidence: AnswerEvidence;
  citations: readonly Citation[];
  /** BCP 47 tag of the answer's language. */
  language: string;
}

/** The markdown that shows a last answer as a command wants it: quotations of its references under headings of our own. */
export function commandText(input: CommandTextInput): string {
  const words = COMMAND_MESSAGES[frameLanguage(input.language)];
  return [title(words.shown), ...blocksOf(input, words)].join('\n\n');
}

function blocksOf(input: CommandTextInput, words: CommandMessages): string[] {
  const { kind, evidence } = input;
  if (evidence.table.length === 0) return [title(words.noDirect)];
  switch (kind) {
    case 'shorten':
      return evidence.answerLine.quoted.map(quoted);
    case 'tabulate':
      return [table(input, words)];
    case 'harms':
      return evidence.harms.length === 0
        ? [title(words.noHarms(directStudies(evidence).length))]
        : [title(words.harms), evidence.harms.map((harm) => `- ${quoted(harm)}`).join('\n')];
    default:
      return study(input, words);
  }
}

function study({ kind, evidence, citations }: CommandTextInput, words: CommandMessages): string[] {
  const row = commandedStudy(kind, evidence, citations);
  if (row === undefined) return [title(words.noSizes)];
  const named = [`${kind === 'largest' ? words.largest : words.newest}: ${literalText(row.study)}`, ...sizeOf(row)];
  return [title(named.join(', ')), quoted(row.source)];
}

function sizeOf({ n }: EvidenceRow): string[] {
  return n === null ? [] : [`n = ${n.toLocaleString('en-US')}`];
}

function table({ evidence, citations, language }: CommandTextInput, words: CommandMessages): string {
  const { study: named, design, size, finding } = FRAME_MESSAGES[frameLanguage(language)];
  const rows = evidence.table.map((row) => {
    const type = citations[row.citation - 1]?.ml_type;
    return [
      literalText(row.study),
      type === undefined ? '' : STUDY_TYPE_LABELS[type],
      row.n === null ? '–' : row.n.toLocaleString('en-US'),
      literalText(row.outcome),
      quoted(row.source),
    ];
  });
  const head = [named, design, size, words.outcome, finding];
  return [head, ['---', '---', '---:', '---', '---'], ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('\n', ' ')).join(' | ')} |`)
    .join('\n');
}

/** Bold alone on its line, so that it is read as a heading and not as a claim that lacks a source. */
function title(words: string): string {
  return `**${words}**`;
}

function quoted({ text, citation }: QuotedPart): string {
  return `${literalText(text)} [${citation}]`;
}
