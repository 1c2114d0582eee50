import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from './config.ts';

const SAID = { quote: 'It shows its sources.', name: 'Ada Lovelace', role: 'Librarian, Example Hospital' };

let directory = '';
beforeAll(() => void (directory = mkdtempSync(join(tmpdir(), 'site-'))));
afterAll(() => rmSync(directory, { recursive: true }));

const siteOf = (environment: Record<string, string>) => {
  const config = readConfig({ ...environment, INIT_CWD: directory });
  return config.ok ? config.value.site : config.error;
};
const file = (content: string) => {
  writeFileSync(join(directory, 'said.json'), content);
  return { FOOTNOTE_TESTIMONIALS: 'said.json' };
};

test('a server says nothing of who runs it unless it is told', () => {
  expect(siteOf({})).toEqual({ careers: null, social: {}, testimonials: [] });
});

test('addresses and testimonials are taken as they are given', () => {
  const urls = {
    FOOTNOTE_CAREERS_URL: 'https://example.org/jobs',
    FOOTNOTE_SOCIAL_LINKEDIN_URL: 'https://www.linkedin.com/company/example',
  };
  expect(siteOf({ ...urls, ...file(`\uFEFF${JSON.stringify([SAID])}`) })).toEqual({
    careers: urls.FOOTNOTE_CAREERS_URL,
    social: { linkedIn: urls.FOOTNOTE_SOCIAL_LINKEDIN_URL },
    testimonials: [SAID],
  });
});

test.each(['http://example.org', 'javascript:alert(1)', 'example.org'])('%s is no address of a page', (url) => {
  expect(siteOf({ FOOTNOTE_SOCIAL_X_URL: url })).toMatch(/^FOOTNOTE_SOCIAL_X_URL must be an address/);
});

test.each([
  ['{', /cannot be read as JSON\.$/],
  ['{}', /must be a list of at most 12 .*see its beginning/],
  [JSON.stringify([SAID, { ...SAID, role: '' }]), /see 1\.role in /],
  [JSON.stringify([{ ...SAID, photo: 'x.png' }]), /see 0 in /],
  [JSON.stringify(Array.from({ length: 13 }, () => SAID)), /at most 12/],
])('testimonials of %s stop the start', (content, problem) => {
  expect(siteOf(file(content))).toMatch(problem);
});

test('a file that is not there stops the start', () => {
  expect(siteOf({ FOOTNOTE_TESTIMONIALS: 'nowhere.json' })).toMatch(/cannot be read as JSON/);
});
