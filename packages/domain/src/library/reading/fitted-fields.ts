import { MOST_AUTHORS, OTHER_CHARACTERS, type SavedReference } from '../saved/saved-reference.schema.ts';

/** Lines that are cut; half of a title, an abstract, a DOI or an address would be another one. */
const CUT = [
  ['journal', 2_000],
  ['journalAbbreviation', 2_000],
  ['issn', 100],
  ['publisher', 2_000],
  ['volume', 2_000],
  ['issue', 2_000],
  ['pages', 2_000],
  ['pii', 500],
  ['language', 100],
] as const satisfies [keyof SavedReference, number][];

/**
 * The fields of a record as the library holds them: long notes go on in a further field of their tag, other long values
 * are cut. A title, an abstract or a DOI stays as long as it is.
 */
export function fittedFields(fields: Partial<SavedReference>): Partial<SavedReference> {
  const { authors = [], keywords = [], others = [], url = '' } = fields;
  const cut = CUT.flatMap(([field, most]) => {
    const value = fields[field];
    return value === undefined ? [] : [[field, pieceOf(value, 0, most)]];
  });
  const isLongAddress = url.length > 2_000;
  return {
    ...fields,
    ...Object.fromEntries(cut),
    authors: authors.slice(0, MOST_AUTHORS).map(({ firstname, lastname }) => ({
      firstname: pieceOf(firstname, 0, 500),
      lastname: pieceOf(lastname, 0, 2_000),
    })),
    url: isLongAddress ? '' : url,
    keywords: keywords.slice(0, 500).map((keyword) => pieceOf(keyword, 0, 1_000)),
    others: [...others, ...(isLongAddress ? [{ name: 'UR', value: url }] : [])]
      .flatMap(({ name, value }) => piecesOf(value).map((piece) => ({ name, value: piece })))
      .slice(0, 500),
  };
}

function piecesOf(value: string): string[] {
  const pieces: string[] = [];
  for (let at = 0; at < value.length;) {
    const piece = pieceOf(value, at, OTHER_CHARACTERS);
    pieces.push(piece);
    at += piece.length;
  }
  return pieces;
}

/** A piece of a text that does not end within a sign of two halves. */
function pieceOf(text: string, from: number, most: number): string {
  const isHalved = /[\uD800-\uDBFF]/.test(text[from + most - 1] ?? '') && from + most < text.length;
  return text.slice(from, from + most - (isHalved ? 1 : 0));
}
