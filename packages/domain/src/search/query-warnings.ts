/** Every remark on how a search was read, in English; values stand in braces. Screens say them in other languages by name. */
export const QUERY_WARNINGS = {
  'too-long': 'A search has at most {most} characters; nothing was searched.',
  'too-deep': 'The search changes between operators too many times; nothing was searched.',
  'more-remarks': 'More was read otherwise than it is written than is listed here: {count} remarks are left out.',
  'nothing-written': 'There is nothing to search for.',
  'nothing-searchable': 'Nothing of this search can be searched here.',
  'quote-alone': 'A quotation mark has no partner and was ignored.',
  'bracket-closes-nothing': '“{mark}” closes nothing and was ignored.',
  'bracket-open': '“{mark}” is not closed and was ignored.',
  'tag-closed': '“[{tag}” was closed after the tag.',
  'bracket-closed-at-end': '“(” is not closed; it was closed at the end.',
  'brackets-empty': 'Brackets with nothing in them.',
  'phrase-empty': 'Nothing stands between two quotation marks.',
  'tag-unknown': '“[{tag}]” is no field of PubMed and was ignored.',
  'tag-alone': '“[{tag}]” follows no term and was ignored.',
  'tag-after-tags': 'A tag after brackets whose terms have tags was ignored.',
  'tag-on-group': 'A tag after brackets was read as the tag of each term between them.',
  'tag-option': 'The field [{tag}] has no option “:{option}”.',
  'operator-first': '{operator} has nothing before it and was ignored.',
  'operator-last': '{operator} has nothing after it and was ignored.',
  'operator-doubled': 'Two operators in a row were read as {operator}.',
  'not-first': 'NOT with nothing before it leaves out of all articles.',
  'operator-small': '“{word}” in small letters combines nothing; write {operator} to combine terms.',
  'search-named': '“{word}” names an earlier search; write that search in its place.',
  'list-of-values': 'A list of values was read as any of them.',
  'words-common': 'Too common to search for and left out: {words}.',
  'star-too-early': '“{word}”: a word needs {least} letters before the *, so it was read without it.',
  'star-inside': '“{word}”: the letters after the * were ignored.',
  'star-first': '“{word}”: a * only works after letters; it was ignored.',
  'star-before-last':
    'Only the last word of a phrase can be truncated, so the words of “{words}” were searched one by one.',
  'phrase-nowhere': 'The phrase “{words}” stands in no article, so its words were searched one by one.',
  'heading-nowhere': 'No article of this index has the heading “{name}”.',
  'heading-elsewhere': '“{name}” is no heading; those it is filed under were searched: {headings}.',
  'headings-without-tree':
    'The place of a heading among the others is not known here: of the narrower ones, those were searched whose names begin with its own.',
  'qualifiers-apart':
    '“{name}” has very many narrower headings; its qualifiers were looked for at any heading of the same article.',
  'action-as-heading': 'The action “{name}” was searched as a MeSH heading.',
  'filter-unknown': 'The filter “{name}” is not known to this index, so it was left out.',
  'filter-narrower': 'Of “{name}” this index only knows the articles in PubMed Central.',
  'date-missing': 'The date [{tag}] of some articles is not known; they were searched by their date of publication.',
  'date-not-kept': 'The date [{tag}] is not kept; the date of publication was used.',
  'no-word': '“{text}” was not understood as a word and was left out.',
  'no-pmid': '“{text}” was not understood as a PMID and was left out.',
  'no-pmids': '“{text}” was not understood as PMIDs and was left out.',
  'no-date': '“{text}” was not understood as a date and was left out.',
  'no-dates': '“{text}” was not understood as dates and was left out.',
  'no-language': '“{text}” was not understood as a language and was left out.',
  'lines-joined': 'Lines that name other lines were put together; the last line was searched.',
  'ovid-translated': 'The search was written for Ovid and was translated.',
  'ovid-line': 'Not translated: {line}',
  'ovid-limit': 'Not translated: limit to {limit}',
  'ovid-too-joined': 'The strategy joins its lines too often to be translated.',
  'ovid-no-line': 'There is no line {number} before the line that names it.',
  'ovid-field': 'PubMed has no field like .{fields}.',
  'ovid-wider': '“{text}” became “{wider}”, which finds more.',
  'ovid-letters': '“{text}” was read with one of {letters} where a letter is open.',
  'ovid-near': 'What is no word on both sides of adj only has to occur in the same article.',
  'spelling-corrected': '“{from}” was read as “{to}”.',
  'text-shortened': 'Only the first {most} characters were read.',
  'word-nowhere': 'No article contains “{words}”.',
  'nothing-meant': 'No word of the text says what to look for.',
  'not-together': 'No article names all of this; these name a part of it.',
} as const;
export type QueryWarningCode = keyof typeof QUERY_WARNINGS;

/** Words of the user, numbers and names that stand in a remark or in a phrase of a reading. */
export type MessageValues = Readonly<Record<string, string | number>>;

type NamesIn<T extends string> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;
/** The values that the sentence of a remark has places for. */
export type WarningValues<R extends QueryWarningCode> = Readonly<
  Record<NamesIn<(typeof QUERY_WARNINGS)[R]>, string | number>
>;

/** A remark by its name, with what stands in it, and as an English sentence. */
export interface QueryWarning {
  remark: QueryWarningCode;
  values: MessageValues;
  message: string;
}

/** Makes a remark on how a search was read. */
export function queryWarning<R extends QueryWarningCode>(remark: R, values: WarningValues<R>): QueryWarning {
  const given: MessageValues = values;
  const message = QUERY_WARNINGS[remark].replaceAll(/\{(\w+)\}/g, (place, name: string) => {
    const value = given[name] ?? place;
    return typeof value === 'number' ? value.toLocaleString('en') : value;
  });
  return { remark, values: given, message };
}
