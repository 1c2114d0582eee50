import { LEXICON_LANGUAGES, malformed, parseRows, type LexiconLanguage } from './lexicon-rows.ts';

export const WORD_CLASSES = ['function', 'question', 'study', 'follow', 'general'] as const;
export type WordClass = (typeof WORD_CLASSES)[number];

/** Lower-case words by language and class; members of `follow` are phrases with plain spaces. */
export type LexiconWords = Readonly<Record<LexiconLanguage, Readonly<Record<WordClass, ReadonlySet<string>>>>>;

const HEADER = ['language', 'class', 'words'] as const;

const isLanguage = (value: string): value is LexiconLanguage =>
  LEXICON_LANGUAGES.some((language) => language === value);
const isClass = (value: string): value is WordClass => WORD_CLASSES.some((wordClass) => wordClass === value);

const noWords = (): Record<WordClass, Set<string>> => ({
  function: new Set(),
  question: new Set(),
  study: new Set(),
  follow: new Set(),
  general: new Set(),
});

/** Reads the word classes; rows of one language and class add up, and underscores become spaces; throws, naming file and line, on an unknown language or class, or a word with capitals. */
export const parseWords = (file: string, text: string): LexiconWords => {
  const words = { en: noWords(), nl: noWords(), es: noWords(), fr: noWords(), de: noWords(), pt: noWords() };
  for (const { cells, place } of parseRows(file, text, HEADER)) {
    const [language = '', wordClass = '', list = ''] = cells;
    if (!isLanguage(language)) throw malformed(place, `“${language}” is not a language`);
    if (!isClass(wordClass))
      throw malformed(place, `“${wordClass}” is not a class; use one of ${WORD_CLASSES.join(', ')}`);
    if (list === '') throw malformed(place, 'has no words');
    for (const word of list.split(' ')) {
      if (word !== word.toLowerCase()) throw malformed(place, `“${word}” is not in lower case`);
      words[language][wordClass].add(word.replaceAll('_', ' '));
    }
  }
  return words;
};
