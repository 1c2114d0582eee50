import type { RichText } from '../../primitives/CopyButton/CopyButton.tsx';
import type { EvidenceSection } from '../evidence-sections.ts';
import { readDocument, type DocumentNode } from './read-document.ts';
import { writeHtml, writeText } from './write-document.ts';

/** What of an answer is taken elsewhere. */
export interface CopiedAnswer {
  markdown: string;
  /** Numbers of the references it was given; markers of others are left out. */
  known: ReadonlySet<number>;
  /** Said before it, a paragraph each. */
  remarks: readonly string[];
  /** What it rests on, said after it. */
  sections: readonly EvidenceSection[];
  /** Heading of the references. */
  heading: string;
  /** The references it cites, a line each with its number. */
  references: readonly string[];
  /** What the product is not. */
  disclaimer: string;
}

/** An answer as rich and as plain text, with the references it cites and the disclaimer below. */
export function copyAnswer({ markdown, known, remarks, sections, ...rest }: CopiedAnswer): RichText {
  const paragraph = (text: string): DocumentNode => ({ tag: 'p', children: [text] });
  const { heading, references, disclaimer } = rest;
  const list = ({ heading: title, lines }: EvidenceSection): DocumentNode => ({
    tag: 'p',
    children: [
      { tag: 'strong', children: [title] },
      ...lines.flatMap((line): DocumentNode[] => [{ tag: 'br', children: [] }, line]),
    ],
  });
  const document = [
    ...remarks.map(paragraph),
    ...readDocument(markdown.trim(), known),
    ...sections.map(list),
    ...(references.length === 0 ? [] : [list({ heading, lines: references })]),
    paragraph(disclaimer),
  ];
  return { html: writeHtml(document), text: writeText(document) };
}
