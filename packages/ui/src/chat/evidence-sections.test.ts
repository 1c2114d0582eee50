import { adolescentsCitations, adolescentsEvidence, answerCitations, sglt2Evidence } from '@footnote/domain/fixtures';
import { expect, test } from 'vitest';
import { english } from '../messages/english.ts';
import { messagesIn } from '../messages/messages-context.ts';
import { evidenceAnswerTable } from './evidence-columns.ts';
import { evidenceSections } from './evidence-sections.ts';
import { pubmedAddress } from './evidence-words.ts';

const messages = messagesIn('en', english);

test('an answer is said in words, part after part', () => {
  const sections = evidenceSections(sglt2Evidence, answerCitations, messages);
  expect(sections.map(({ heading }) => heading)).toEqual([
    'Verdict',
    'Direct evidence',
    'Do the studies agree?',
    'Harms reported',
    'Certainty: moderate',
    'Indirect evidence: 2 studies',
    'What this does not tell',
    'Left out: 2 studies',
    'PubMed query',
  ]);
  const text = sections.flatMap(({ lines }) => lines).join('\n');
  expect(text).toContain('DAPA-HF [1]; randomized trial; 4,744; heart failure, ejection fraction 40% or less;');
  expect(text).toContain('Favours SGLT2 inhibitors: 4 studies, 102,177 participants');
  expect(text).toContain('Population: Animals, asked about adults.');
  expect(text).toContain('risk of bias is not assessed');
  for (const cited of [...sglt2Evidence.harms, ...sglt2Evidence.indirect])
    expect(text).toMatch(new RegExp(` \\[${cited.citation}\\]$`, 'm'));
  expect(text).not.toMatch(/\[\d+\] “/);
});

test('a query is what PubMed can be asked, without what only ordered the articles', () => {
  const queryOf = (pubmedQuery: string) =>
    evidenceSections({ ...sglt2Evidence, pubmedQuery }, answerCitations, messages).at(-1)?.lines;
  expect(queryOf('(salt OR "sodium chloride") AND stroke · ranked by "blood pressure", women')).toEqual([
    '(salt OR "sodium chloride") AND stroke',
  ]);
  expect(queryOf('ranked by "waiting times", satisfaction')).toEqual(['waiting times satisfaction']);
  expect(pubmedAddress('stroke · “strok” read as “stroke”')).toBe('https://pubmed.ncbi.nlm.nih.gov/?term=stroke');
});

test('an abstention says what is missing and what is near, and no more', () => {
  const sections = evidenceSections(adolescentsEvidence, adolescentsCitations, messages);
  expect(sections.map(({ heading }) => heading)).toEqual([
    'Verdict',
    'Nearest studies; check whether they fit',
    'What this does not tell',
    'PubMed query',
  ]);
});

test('the exported table has every column and the sentence behind each row', () => {
  const { header, rows } = evidenceAnswerTable(sglt2Evidence, messages);
  expect(header).toHaveLength(9);
  expect(rows).toHaveLength(4);
  expect(rows[3]).toEqual([
    'DAPA-CKD [3]',
    'randomized trial',
    '',
    'chronic kidney disease with albuminuria',
    'SGLT2 inhibitors vs placebo',
    'cardiovascular death or heart failure admission',
    'HR 0.71',
    'Favours SGLT2 inhibitors',
    'Cardiovascular death or heart failure admission (HR 0.71)',
  ]);
});
