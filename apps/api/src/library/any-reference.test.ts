import { plugins } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import { writeBibtex, writeNbib, writeRis, type ExportedReference } from '@footnote/domain';
import { dapaHfCitation } from '@footnote/domain/fixtures';
import { array, assert, constantFrom, oneof, property, record, string, type Arbitrary } from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { known, namesOf, plain } from './expected-values.fixtures.ts';
import { readMedline } from './medline-reader.fixtures.ts';
import { readLikeJabRef, readLikeRispy } from './ris-readers.fixtures.ts';

/** What the formats are made of, and what breaks them, in any order. */
const anyText = array(
  oneof(
    string({ unit: 'binary', maxLength: 8 }),
    constantFrom(
      'ER  - ',
      '\r\n',
      '\nTY  - JOUR',
      'PMID- 1',
      '\n\n',
      '{',
      '}',
      '\\',
      '%',
      '@article{x,',
      ' and ',
      ',',
      '--',
      '$',
      '"',
    ),
  ),
  { maxLength: 8 },
).map((parts) => parts.join(''));
const anyReference: Arbitrary<ExportedReference> = record({
  title: anyText,
  abstract: anyText,
  journal: anyText,
  authors: array(record({ lastname: anyText, firstname: anyText }), { maxLength: 4 }),
}).map((fields) => ({ ...dapaHfCitation, ...fields, summarised: false }));
const anyReferences = array(anyReference, { minLength: 1, maxLength: 3 });

it('any references come back from RIS', () => {
  assert(
    property(anyReferences, (references) => {
      const text = writeRis(references);
      expect(readLikeRispy(text).map((read) => [read['TI'], read['AB'], read['T2'], read['AU'] ?? []])).toEqual(
        references.map((reference) => [
          known(reference.title),
          known(reference.abstract),
          known(reference.journal),
          namesOf(reference).map(({ lastname, firstname }) =>
            known(lastname) === undefined ? plain(firstname) : plain(`${plain(lastname)}, ${plain(firstname)}`),
          ),
        ]),
      );
      expect(readLikeJabRef(text)).toHaveLength(references.length);
    }),
  );
});

it('any references come back from NBIB', () => {
  assert(
    property(anyReferences, (references) => {
      const records = readMedline(writeNbib(references));
      expect(records.map((read) => [read.get('TI')?.[0], read.get('AB')?.[0], read.get('JT')?.[0]])).toEqual(
        references.map(({ title, abstract, journal }) => [known(title), known(abstract), known(journal)]),
      );
    }),
  );
});

const cslSchema = z.array(
  z.object({ title: z.string().optional(), PMID: z.string(), author: z.array(z.unknown()).default([]) }),
);

it('any references come back from BibTeX', () => {
  assert(
    property(anyReferences, (references) => {
      const items = cslSchema.parse(plugins.input.chain(writeBibtex(references), { forceType: '@biblatex/text' }));
      expect(items.map(({ title, PMID, author }) => [title, PMID, author.length])).toEqual(
        references.map((reference) => [known(reference.title), reference.pmid, namesOf(reference).length]),
      );
    }),
  );
});
