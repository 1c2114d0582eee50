import { describe, expect, it } from 'vitest';
import { dapaHfCitation } from '../literature/starter-citations.fixtures.ts';
import { cslItems } from './formats/csl-items.ts';
import { exportedAbstract, referenceNotes } from './exported-reference.ts';
import { writeBibtex } from './formats/write-bibtex.ts';
import { writeNbib } from './formats/write-nbib.ts';
import { writeRis } from './formats/write-ris.ts';

const SUMMARY = { ...dapaHfCitation, abstract: 'RESULTS: Fewer died.', summarised: true };
const PUBLISHED = { ...SUMMARY, summarised: false };
const MARK = "[Summary by Footnote, not the publisher's abstract] RESULTS: Fewer died.";

describe('exportedAbstract', () => {
  it('says in the abstract itself that it is ours, in every format that carries one', () => {
    expect(exportedAbstract(SUMMARY)).toBe(MARK);
    expect(writeRis([SUMMARY])).toContain(`AB  - ${MARK}\r\n`);
    expect(writeBibtex([SUMMARY])).toContain(`abstract = {${MARK}}`);
    expect(writeNbib([SUMMARY])).toContain(`AB  - ${MARK}\r\n`);
    expect(cslItems([SUMMARY])[0]?.abstract).toBe(MARK);
  });

  it('leaves the abstract of a publisher, and no abstract, as they are', () => {
    expect(exportedAbstract(PUBLISHED)).toBe(PUBLISHED.abstract);
    expect(exportedAbstract({ ...SUMMARY, abstract: '' })).toBe('');
    expect(writeRis([PUBLISHED])).toContain('AB  - RESULTS: Fewer died.\r\n');
  });
});

describe('referenceNotes', () => {
  it('says that authors may be missing, where it is so', () => {
    const missing = 'Not all authors may be named (et al.).';
    expect(referenceNotes({ ...PUBLISHED, authors_partial: true })).toEqual([missing]);
    expect(referenceNotes({ ...PUBLISHED, authors_partial: false })).toEqual([]);
    expect(writeRis([{ ...PUBLISHED, authors_partial: true }])).toContain(`N1  - ${missing}\r\n`);
  });
});
