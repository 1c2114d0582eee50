import { findIdentifiers } from './document-identifiers.ts';
import type { LaidOutPage } from './layout/page-text.ts';
import type { ReadDocument } from './pdf-reader.ports.ts';
import type { DocumentInformation } from './reader-process.messages.ts';

/** What a document is and who wrote it. */
export type FrontMatter = Pick<ReadDocument, 'title' | 'authors' | 'dois' | 'pmid'>;

const MOST_AUTHORS = 100;
const LONGEST_TITLE = 300;
const SHORTEST_TITLE = 8;
/** Characters of the first page that are looked through. */
const LOOKED_THROUGH = 20_000;

/** Titles that programs give: names of files, templates and programs. */
const NO_TITLE =
  /^(?:untitled|microsoft (?:word|powerpoint|excel)|document\d*|slide \d+|layout \d+|doi:|pii:|no job name|main\.)|\.(?:docx?|pdf|indd|qxd|dvi|tex|pptx?|xlsx?|rtf|fm|ps|eps)$/i;
const NO_AUTHOR =
  /^(?:admin(?:istrator)?|user|owner|author|unknown|microsoft.*|adobe.*|acrobat.*|latex.*|tex|root|guest)$/i;
const REFERENCES =
  /^(?:references|bibliography|literature cited|literatur|références|referencias|referenties|referências)\s*$/imu;
const NAME =
  /^(?:\p{Lu}[\p{L}'’.-]*|de|der|den|van|von|le|la|da|dos?|del|di|el|al|bin|ten|ter)(?: (?:\p{Lu}[\p{L}'’.-]*|de|der|den|van|von|le|la|da|dos?|del|di|el|al|bin|ten|ter)){1,5}$/u;
/** What stands where people are from. */
const PLACE =
  /universit|institut|department|hospital|college|school|center|centre|clinic|labor|faculty|division|foundation|society/i;
/** Lines below the title in which the authors stand. */
const AUTHOR_LINES = 4;
/** The title is this much larger than the text. */
const LARGER = 1.15;

/** Reads title, authors, DOIs and PMID from the document’s information and its first page. */
export function readFrontMatter(information: DocumentInformation, first: LaidOutPage | undefined): FrontMatter {
  const text = (first?.text ?? '').slice(0, LOOKED_THROUGH);
  const opening = text.slice(0, REFERENCES.exec(text)?.index ?? text.length);
  const printed = first === undefined ? null : printedTitle(first);
  const named = cleaned(information.title);
  const title = isTitle(named) ? named : (printed?.title ?? null);
  const authors = namedAuthors(information.author);
  return {
    title,
    authors: authors.length > 0 ? authors : (printed?.authors ?? []),
    ...findIdentifiers({
      information: [information.doi, information.subject, information.keywords, information.title],
      repeated: information.repeated,
      opening,
      lines: first?.lines ?? [],
    }),
  };
}

function cleaned(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
}

function isTitle(text: string): boolean {
  return (
    text.length >= SHORTEST_TITLE && text.length <= LONGEST_TITLE && /\p{L} .*\p{L}/u.test(text) && !NO_TITLE.test(text)
  );
}

function namedAuthors(text: string): string[] {
  const names = cleaned(text)
    .split(/;|, (?=\p{Lu}\p{L}* )| and | & /u)
    .map((name) => name.trim())
    .filter(
      (name) => name.includes(' ') && /\p{L}{2}/u.test(name) && name.length <= LONGEST_TITLE && !NO_AUTHOR.test(name),
    );
  return names.slice(0, MOST_AUTHORS);
}

/** What is set largest in the upper half of the first page, and the names below it. */
function printedTitle(page: LaidOutPage): { title: string; authors: string[] } | null {
  const sizes = page.lines.map(({ top, bottom }) => bottom - top);
  const upper = page.lines.filter(({ top }) => top < page.height / 2);
  const largest = Math.max(0, ...upper.slice(0, 200).map(({ top, bottom }) => bottom - top));
  const usual = sizes.toSorted((one, other) => one - other)[sizes.length >> 1] ?? 0;
  if (largest < LARGER * usual) return null;
  const first = upper.findIndex(({ top, bottom }) => bottom - top >= 0.95 * largest);
  let end = first;
  while (end < upper.length && lineSize(upper[end]) >= 0.9 * largest) end += 1;
  const lines = upper.slice(first, end);
  const title = withoutMarks(cleaned(page.text.slice(lines[0]?.start ?? 0, lines.at(-1)?.end ?? 0)));
  if (!isTitle(title)) return null;
  const below = upper.slice(end, end + AUTHOR_LINES).map((line) => page.text.slice(line.start, line.end));
  return { title, authors: printedAuthors(below) };
}

const lineSize = (line: { top: number; bottom: number } | undefined) =>
  line === undefined ? 0 : line.bottom - line.top;

/** The names in lines that hold nothing else but marks and degrees. */
function printedAuthors(lines: readonly string[]): string[] {
  const authors: string[] = [];
  for (const line of lines) {
    const names = line
      .replaceAll(/\b(?:MD|PhD|MSc|MPH|BSc|RN|DrPH|FRCP|MBBS|Dr|Prof)\b\.?/gu, '')
      .split(/,|;| and | & |\d+|[*†‡§¶#]/u)
      .map((name) => name.replaceAll(/\s+/g, ' ').trim())
      .filter((name) => name !== '');
    const found = names.filter((name) => NAME.test(name) && !PLACE.test(name));
    if (found.length === 0 || found.length < names.length / 2) break;
    authors.push(...found);
  }
  return authors.slice(0, MOST_AUTHORS);
}

/** A title without the mark of a footnote at its end. */
function withoutMarks(title: string): string {
  let end = title.length;
  while (end > 0 && ' *∗†‡§¶'.includes(title.charAt(end - 1))) end -= 1;
  return title.slice(0, end);
}
