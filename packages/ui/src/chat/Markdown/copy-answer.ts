import type { RichText } from '../../primitives/CopyButton/CopyButton.tsx';
import { readDocument, type DocumentNode } from './read-document.ts';
import { writeHtml, writeText } from './write-document.ts';

/** What of an answer is taken elsewhere. */
export interface CopiedAnswer {
  markdown: string;
  /** Numbers of the references it was given; markers of others are left out. */
  known: ReadonlySet<number>;
  /** Said before it, a paragraph each. */
  remarks: readonly string[];
  /** Heading of the references. */
  heading: string;
  /** The references it cites, a line each with its number. */
  references: readonly string[];
  /** What the product is not. */
  disclaimer: string;
}

/** An answer as rich and as plain text, with the references it cites and the disclaimer below. */
export function copyAnswer({ markdown, known, remarks, heading, references, disclaimer }: CopiedAnswer): RichText {
  const paragraph = (text: string): DocumentNode => ({ tag: 'p', children: [text] });
  const lines = references.flatMap((line): DocumentNode[] => [{ tag: 'br', children: [] }, line]);
  const list: DocumentNode = { tag: 'p', children: [{ tag: 'strong', children: [heading] }, ...lines] };
  const document = [
    ...remarks.map(paragraph),
    ...readDocument(markdown.trim(), known),
    ...(references.length === 0 ? [] : [list]),
    paragraph(disclaimer),
  ];
  return { html: writeHtml(document), text: writeText(document) };
}
