import { describe, expect, it } from 'vitest';
import { sourceAddress } from './source-address.ts';

describe('the address of a source', () => {
  it.each([
    'https://pubmed.ncbi.nlm.nih.gov/31535829/',
    'https://pmc.ncbi.nlm.nih.gov/articles/PMC1/',
    'https://www.ncbi.nlm.nih.gov/books/NBK1/',
    'https://doi.org/10.1056/NEJMoa1911303',
    'https://dx.doi.org/10.1/x',
  ])('stays where readers may be led: %s', (address) => {
    expect(sourceAddress(address)).toBe(address);
  });

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'JAVASCRIPT://doi.org/%0Aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'http://doi.org/10.1/x',
    '//doi.org/10.1/x',
    '/doi.org',
    'https://doi.org.evil.example/10.1/x',
    'https://evil.example/https://doi.org/',
    'https://doi.org@evil.example/',
    'https://reader@doi.org/10.1/x',
    'https://reader:secret@doi.org/10.1/x',
    'https://doi.org:8443/10.1/x',
    'https://dоi.org/10.1/x',
    'blob:https://doi.org/1',
    'https://doi.org\\@evil.example/',
    'https://doi.org/10.1/x\njavascript:alert(1)',
    'https://doi.org',
    'https://',
    '',
  ])('is nobody’s otherwise: %s', (address) => {
    expect(sourceAddress(address)).toBe('');
  });
});
