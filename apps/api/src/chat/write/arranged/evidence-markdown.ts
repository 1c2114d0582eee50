import {
  STUDY_TYPE_LABELS,
  type AnswerEvidence,
  type Citation,
  type EvidenceRow,
  type QuotedPart,
} from '@footnote/domain';
import { COMMAND_MESSAGES } from '../../follow-up/command-messages.ts';
import { frameLanguage } from '../frame-language.ts';
import { FRAME_MESSAGES } from '../frame-messages.ts';
import { literalText } from '../literal-text.ts';

/** What markdown is made of. */
export interface EvidenceInput {
  evidence: AnswerEvidence;
  citations: readonly Citation[];
  /** BCP 47 tag of the answer's language. */
  language: string;
}

/** Bold alone on its line, so that it is read as a heading and not as a claim that lacks a source. */
export function titleMarkdown(words: string): string {
  return `**${words}**`;
}

/** A quotation with the number of its source. */
export function quotedMarkdown({ text, citation }: QuotedPart): string {
  return `${literalText(text)} [${citation}]`;
}

/** How many took part in a study, where it says so. */
export function sizeMarkdown({ n }: EvidenceRow): string[] {
  return n === null ? [] : [`n = ${n.toLocaleString('en-US')}`];
}

/** A table of such cells, the first row being its head; `ends` are the columns of numbers. */
export function tableMarkdown(rows: readonly (readonly string[])[], ends: readonly number[] = []): string {
  const [head = [], ...others] = rows;
  const rule = head.map((_, column) => (ends.includes(column) ? '---:' : '---'));
  return [head, rule, ...others]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('\n', ' ')).join(' | ')} |`)
    .join('\n');
}

/** The direct studies as a table, with what each says word for word. */
export function studiesTable({ evidence, citations, language }: EvidenceInput): string {
  const { study, design, size, finding } = FRAME_MESSAGES[frameLanguage(language)];
  const { outcome } = COMMAND_MESSAGES[frameLanguage(language)];
  const rows = evidence.table.map((row) => {
    const type = citations[row.citation - 1]?.ml_type;
    return [
      literalText(row.study),
      type === undefined ? '' : STUDY_TYPE_LABELS[type],
      row.n === null ? '–' : row.n.toLocaleString('en-US'),
      literalText(row.outcome),
      quotedMarkdown(row.source),
    ];
  });
  return tableMarkdown([[study, design, size, outcome, finding], ...rows], [2]);
}
