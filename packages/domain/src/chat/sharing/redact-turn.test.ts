import { describe, expect, it } from 'vitest';
import { sglt2Evidence } from '../evidence/answer-evidence.fixtures.ts';
import { dapaHfCitation } from '../../literature/starter-citations.fixtures.ts';
import { pdfCitation } from '../../literature/unusual-citations.fixtures.ts';
import { redactTurn } from './redact-turn.ts';

const claim = (answer: string, text: string, citations: number[]) => ({
  text,
  citations,
  support: 'supported' as const,
  evidence: [],
  start: answer.indexOf(text),
  end: answer.indexOf(text) + text.length,
});

const ANSWER = [
  '**Bottom line: yes**',
  '',
  'Offer an SGLT2 inhibitor to adults with heart failure. [2]',
  '',
  'Dapagliflozin lowered admissions. [1] Give it on the ward before noon [1, 2].',
  '',
  '### Findings',
  '- **Heart failure pathway, third edition, p. 12**',
  '  - Ask the pharmacist first. [2]',
  '- **DAPA-HF, n = 4,744**',
  '  - Fewer people died. [1]',
  'The ward keeps it in the blue cupboard.',
  '| Study | Finding |',
  '| --- | --- |',
  '| Pathway | Ask first [2] |',
  '| DAPA-HF | Fewer died [1] |',
].join('\n');

describe('a turn without some of its references', () => {
  const turn = {
    answer: ANSWER,
    citations: [dapaHfCitation, pdfCitation],
    claims: [
      claim(ANSWER, 'Dapagliflozin lowered admissions. [1]', [1]),
      claim(ANSWER, 'Ask the pharmacist first. [2]', [2]),
      claim(ANSWER, 'Fewer people died. [1]', [1]),
    ],
  };
  const redacted = redactTurn(turn, new Set([2]));

  it('keeps what rests on others alone, and the numbers', () => {
    expect(redacted.answer.split('\n')).toEqual([
      '**Bottom line: yes**',
      '',
      '… [2]',
      '',
      'Dapagliflozin lowered admissions. [1] … [1, 2]',
      '',
      '### Findings',
      '…',
      '  - … [2]',
      '- **DAPA-HF, n = 4,744**',
      '  - Fewer people died. [1]',
      '…',
      '| Study | Finding |',
      '| --- | --- |',
      '| … | [2] |',
      '| DAPA-HF | Fewer died [1] |',
    ]);
    expect(redacted.citations[0]).toEqual(dapaHfCitation);
  });

  it('says where the claims that are left stand now', () => {
    expect(redacted.claims.map(({ text }) => text)).toEqual([
      'Dapagliflozin lowered admissions. [1]',
      'Fewer people died. [1]',
    ]);
    for (const { text, start, end } of redacted.claims) expect(redacted.answer.slice(start, end)).toBe(text);
  });

  it('is the same where nothing is hidden', () => {
    expect(redactTurn(turn, new Set())).toBe(turn);
  });

  const record = {
    ...dapaHfCitation,
    id: 'record:1',
    type: 'other' as const,
    title: 'Kochsalzersatz und Schlaganfall',
    first_author: 'Müller Jörg',
    authors: [{ firstname: 'Jörg', lastname: 'Müller' }],
    publication_date: '2019',
  };

  it('names no study of a hidden record, by whatever name and above whatever is left', () => {
    const answer = [
      '### Müller 2019 and DAPA-HF',
      'The rate of stroke was lower. [2]',
      'Dapagliflozin lowered admissions. [1]',
      '### The trial from Jena, 20,995 adults',
      '**Results**',
      'The rate of stroke was lower. [2]',
      '| Outcome | Rate |',
      '| --- | --- |',
      '| Stroke | 0.86 [2] |',
      '### Findings',
      '- **SALT-1, n = 20,995**',
      '  - The rate of stroke was lower. [2]',
      '- **DAPA-HF, n = 4,744**',
      '  - Fewer people died. [1]',
      '| Study | Müller 2019 |',
      '| SALT-1 | 20,995 |',
    ].join('\n');
    const evidence = {
      ...sglt2Evidence,
      table: sglt2Evidence.table.slice(0, 1).map((row) => ({ ...row, study: 'SALT-1', citation: 2 })),
      leftOut: [{ pmid: '', title: record.title, reason: 'retracted' as const }],
    };
    const told = redactTurn({ answer, citations: [dapaHfCitation, record], claims: [], evidence }, new Set([2]));
    expect(told.answer.split('\n')).toEqual([
      '…',
      '… [2]',
      'Dapagliflozin lowered admissions. [1]',
      '…',
      '…',
      '… [2]',
      '| Outcome | Rate |',
      '| --- | --- |',
      '| … | [2] |',
      '### Findings',
      '…',
      '  - … [2]',
      '- **DAPA-HF, n = 4,744**',
      '  - Fewer people died. [1]',
      '| … | … |',
      '| … | … |',
    ]);
    expect(JSON.stringify(told)).not.toMatch(/Müller|SALT-1|20,995|Jena|Kochsalz/);
  });
});
