import { describe, expect, it } from 'vitest';
import { dapaHfCitation } from '../../literature/starter-citations.fixtures.ts';
import { bookReferences, fullRecord, hostileReference, unusualReferences } from '../hostile-references.fixtures.ts';
import { writeBibtex } from './write-bibtex.ts';

describe('writeBibtex', () => {
  it('writes an article', () => {
    const authors = [
      { lastname: 'McMurray Jr', firstname: 'JJV' },
      { lastname: 'Sites and Investigators', firstname: '' },
      { lastname: 'One, Two', firstname: 'A' },
    ];
    const text = writeBibtex([{ ...dapaHfCitation, authors, authors_partial: false, record: fullRecord }]);
    expect(text).toMatch(/^% PubMed records: courtesy .* not medical advice/);
    expect(text).toContain('@article{McMurray2019pmid31535829,\n');
    expect(text).toContain('  month = nov,\n');
    expect(text).toContain('  volume = {381},\n  number = {21},\n  pages = {1995--2008},\n  issn = {1234-5678},\n');
    expect(text).toContain('  author = {McMurray, Jr, J. J. V. and {Sites and Investigators} and {One, Two}, A},\n');
    expect(text).toContain(`  title = {{${dapaHfCitation.title}}},\n`);
    expect(text).toContain(`  doi = {${dapaHfCitation.doi}},\n  pmid = {31535829},\n`);
  });

  it('ends a list of authors that is not whole as BibTeX does', () => {
    const text = writeBibtex([{ ...dapaHfCitation, authors_partial: true }]);
    expect(text).toContain('  author = {McMurray, J. J. V. and Solomon, S. D. and Inzucchi, S. E. and others},\n');
  });

  it('tells books and chapters from articles', () => {
    const [, whole, chapter] = writeBibtex(bookReferences).split('\n@');
    expect(whole).toMatch(/^book\{/);
    expect(whole).toContain(String.raw`publisher = {Example \& Sons}`);
    expect(whole).not.toContain('journal =');
    expect(chapter).toMatch(/^incollection\{/);
    expect(chapter).toContain('booktitle = {A Book of Examples.}');
  });

  it('keeps every brace balanced and every key its own, whatever the values', () => {
    const text = writeBibtex(unusualReferences);
    let depth = 0;
    for (const character of text) {
      if (character === '{') depth += 1;
      if (character === '}') depth -= 1;
      expect(depth).toBeGreaterThanOrEqual(0);
    }
    expect(depth).toBe(0);
    const keys = [...text.matchAll(/^@\w+\{(.*),$/gm)].map(([, key]) => key);
    expect(new Set(keys).size).toBe(unusualReferences.length);
    expect(keys.every((key) => /^[A-Za-z0-9]+$/.test(key ?? ''))).toBe(true);
  });

  it('writes characters of TeX as text', () => {
    const text = writeBibtex([hostileReference]);
    expect(text).toContain(
      String.raw`\textbraceleft{}open \textbackslash{}\textbraceright{} 100\% "a" \& b\_c \#1 \$x \textasciitilde{}y \textasciicircum{}z -{}- ` +
        '`{}`q`{}`',
    );
    expect(text).toContain('doi = {10.1002/(SICI)1097-0258(19980815/30)17:15<1661::AID>3.0.CO;2-2%7Bx%7D},');
  });
});
