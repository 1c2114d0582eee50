import { describe, expect, it } from 'vitest';

import { parseConcepts } from './lexicon-concepts.ts';
import { LEXICON_LANGUAGES } from './lexicon-rows.ts';
import { WORD_CLASSES } from './lexicon-words.ts';
import { parseWords } from './lexicon-words.ts';
import { loadLexicon } from './lexicon.ts';

const header = 'id\tkind\tbroader\ten\tnl\tes\tfr\tde\tpt';
const fold = (term: string): string =>
  term
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[-\s'’]+/g, ' ')
    .trim();

const lexicon = loadLexicon();
const byId = new Map(lexicon.concepts.map((concept) => [concept.id, concept]));

describe('malformed lexicon files', () => {
  const bad = (row: string) => () => parseConcepts('drugs.tsv', `${header}\n${row}\n`);

  it.each([
    ['gout\tcondition\t\tgout', /drugs\.tsv:2: has 4 cells where 9 are due/],
    ['Gout\tcondition\t\tgout\t\t\t\t\t', /drugs\.tsv:2: “Gout” is not a kebab-case id/],
    ['gout\tillness\t\tgout\t\t\t\t\t', /drugs\.tsv:2: “illness” is not a kind/],
    ['gout\tcondition\t\t\tjicht\t\t\t\t', /drugs\.tsv:2: gout has no English term/],
    ['gout\tcondition\t\tgout;podagra\t\t\t\t\t', /drugs\.tsv:2: .* must separate/],
    ['gout\tcondition\t\tgout \t\t\t\t\t', /drugs\.tsv:2: .* stray spaces/],
    ['gout\tcondition\t\t"gout"\t\t\t\t\t', /drugs\.tsv:2: .* quotes/],
    ['', /drugs\.tsv:2: has 1 cells/],
  ])('refuses %j', (row, message) => {
    expect(bad(row)).toThrow(message);
  });

  it('refuses another header, a byte order mark, carriage returns and decomposed accents', () => {
    expect(() => parseConcepts('drugs.tsv', 'id\tname\n')).toThrow(/drugs\.tsv:1: the header must be id, kind/);
    expect(() => parseConcepts('drugs.tsv', `\uFEFF${header}\n`)).toThrow(/byte order mark/);
    expect(() => parseConcepts('drugs.tsv', `${header}\r\n`)).toThrow(/carriage returns/);
    expect(() => parseConcepts('drugs.tsv', `${header}\n${'é'.normalize('NFD')}`)).toThrow(/NFC/);
  });

  it.each([
    ['it\tstudy\tpaziente', /words\.tsv:2: “it” is not a language/],
    ['en\tverbs\ttreat', /words\.tsv:2: “verbs” is not a class/],
    ['en\tstudy\tPatient', /words\.tsv:2: “Patient” is not in lower case/],
    ['en\tstudy\t', /words\.tsv:2: has no words/],
  ])('refuses the words %j', (row, message) => {
    expect(() => parseWords('words.tsv', `language\tclass\twords\n${row}\n`)).toThrow(message);
  });
});

describe('the packaged concepts', () => {
  it('have ids that are unique across files and broader ids that exist', () => {
    expect(byId.size).toBe(lexicon.concepts.length);
    const unknown = lexicon.concepts.flatMap(({ id, broader }) =>
      broader.filter((to) => !byId.has(to)).map((to) => `${id} → ${to}`),
    );
    expect(unknown).toEqual([]);
  });

  it('never lead back to themselves through broader concepts', () => {
    const ancestors = (id: string, path: readonly string[]): string[] =>
      path.includes(id)
        ? [[...path, id].join(' → ')]
        : (byId.get(id)?.broader.flatMap((to) => ancestors(to, [...path, id])) ?? []);
    expect(lexicon.concepts.flatMap(({ id }) => ancestors(id, []))).toEqual([]);
  });

  it.each(LEXICON_LANGUAGES)(
    'share no term between two concepts in %s, whatever the accents and hyphens',
    (language) => {
      const owners = new Map<string, string>();
      const shared: string[] = [];
      for (const { id, terms } of lexicon.concepts) {
        for (const term of terms[language]) {
          const owner = owners.get(fold(term));
          if (owner !== undefined && owner !== id) shared.push(`${term}: ${owner}, ${id}`);
          owners.set(fold(term), id);
        }
      }
      expect(shared).toEqual([]);
    },
  );

  it('write terms without underscores, slashes around spaces or trailing punctuation', () => {
    const odd = lexicon.concepts.flatMap(({ terms }) =>
      LEXICON_LANGUAGES.flatMap((language) => terms[language].filter((term) => /_| \/|\/ |[,:]$/.test(term))),
    );
    expect(odd).toEqual([]);
  });
});

describe('the packaged word classes', () => {
  const least = { function: 120, question: 80, study: 100, follow: 15, general: 0 };

  it.each(LEXICON_LANGUAGES)('are well filled in %s', (language) => {
    const short = WORD_CLASSES.filter((wordClass) => lexicon.words[language][wordClass].size < least[wordClass]);
    expect(short).toEqual([]);
  });

  it('hold follow-ups as phrases with plain spaces', () => {
    expect(lexicon.words.en.follow.has('what about')).toBe(true);
  });
});

it('reads the files once', () => {
  expect(loadLexicon()).toBe(lexicon);
});
