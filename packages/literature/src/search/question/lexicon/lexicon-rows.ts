export const LEXICON_LANGUAGES = ['en', 'nl', 'es', 'fr', 'de', 'pt'] as const;
export type LexiconLanguage = (typeof LEXICON_LANGUAGES)[number];

export type LexiconRow = { readonly cells: readonly string[]; readonly place: string };

/** The error of a malformed lexicon row; `place` is file and line, as in `drugs.tsv:12`. */
export const malformed = (place: string, problem: string): Error => new Error(`${place}: ${problem}`);

const checkText = (file: string, text: string): void => {
  if (text.startsWith('\uFEFF')) throw malformed(`${file}:1`, 'starts with a byte order mark');
  if (text.includes('\r')) throw malformed(file, 'has carriage returns; lines end in LF');
  if (text !== text.normalize('NFC')) throw malformed(file, 'has accents that are not in Unicode form NFC');
};

/** Splits tab-separated text under an exact header into rows that know their place; throws on a wrong header, an empty line or a wrong number of cells. */
export const parseRows = (file: string, text: string, header: readonly string[]): LexiconRow[] => {
  checkText(file, text);
  const [first, ...lines] = text.replace(/\n$/, '').split('\n');
  if (first !== header.join('\t')) throw malformed(`${file}:1`, `the header must be ${header.join(', ')}`);
  return lines.map((line, index) => {
    const place = `${file}:${index + 2}`;
    const cells = line.split('\t');
    if (cells.length !== header.length)
      throw malformed(place, `has ${cells.length} cells where ${header.length} are due`);
    const untidy = cells.find((cell) => cell !== cell.trim() || cell.includes('  ') || cell.includes('"'));
    if (untidy !== undefined) throw malformed(place, `“${untidy}” has stray spaces or quotes`);
    return { cells, place };
  });
};
