import { studiesOnce, type EvidenceArrangement, type EvidenceRow } from '@footnote/domain';
import { frameLanguage } from '../frame-language.ts';
import { FRAME_MESSAGES } from '../frame-messages.ts';
import { literalText } from '../literal-text.ts';
import {
  quotedMarkdown,
  sizeMarkdown,
  studiesTable,
  tableMarkdown,
  titleMarkdown,
  type EvidenceInput,
} from './evidence-markdown.ts';

/** The findings of direct studies, arranged as a format wants them, as markdown: quotations under headings of our own. */
export function arrangedAnswer(arrangement: EvidenceArrangement, input: EvidenceInput): string {
  const { evidence } = input;
  switch (arrangement) {
    case 'line':
      return evidence.answerLine.quoted.map(quotedMarkdown).join('\n\n');
    case 'table':
      return studiesTable(input);
    case 'pico':
      return studiesOnce(evidence, arrangement).map(picoOf(input)).join('\n\n');
    default:
      return studiesOnce(evidence, arrangement)
        .map((row) => `- ${named(row)}\n  - ${quotedMarkdown(row.source)}`)
        .join('\n');
  }
}

function named(row: EvidenceRow): string {
  return titleMarkdown([literalText(row.study), ...sizeMarkdown(row)].join(', '));
}

function picoOf({ language }: EvidenceInput): (row: EvidenceRow) => string {
  const { dimension, finding } = FRAME_MESSAGES[frameLanguage(language)];
  return (row) => {
    const parts = [
      [dimension.population, literalText(row.population)],
      [dimension.comparator, literalText(row.comparison)],
      [dimension.outcome, literalText(row.outcome)],
      [finding, quotedMarkdown(row.source)],
    ].filter(([, said]) => said !== '');
    return tableMarkdown([[named(row), ''], ...parts]);
  };
}
