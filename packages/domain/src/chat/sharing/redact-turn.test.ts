import { describe, expect, it } from 'vitest';
import { sglt2Evidence } from '../evidence/answer-evidence.fixtures.ts';
import { dapaHfCitation } from '../../literature/starter-citations.fixtures.ts';
import { pdfCitation } from '../../literature/unusual-citations.fixtures.ts';
import { noHiddenWords } from './hidden-words.ts';
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

  it.each([
    ['its title', 'As Kochsalzersatz und Schlaganfall has it, dapagliflozin lowers admissions'],
    ['part of its title', 'The pathway of heart failure care third edition says the same'],
    ['an author', 'Unlike what Müller found, fewer were admitted'],
    ['a figure', 'Of 20,995 adults, fewer were admitted'],
    ['a figure set in another way', 'Von 20.995 Erwachsenen wurden weniger aufgenommen'],
    ['a year', 'In 2018, fewer were admitted'],
    ['its acronym', 'As in SSaSS, fewer were admitted'],
    ['its words', 'Fewer strokes came to villages that were given the salt'],
  ])('leaves out a sentence on an open reference that tells %s', (_what, said) => {
    const other = {
      ...record,
      publication_date: '2018',
      title: 'Kochsalzersatz und Schlaganfall',
      abstract: 'In SSaSS, 20,995 adults were seen. Strokes came to villages that were given the salt less often.',
      source: 'The pathway of heart failure care third edition',
    };
    const answer = `${said} [1]. Fewer people died [1].\n\n${said} [1]`;
    const told = redactTurn({ answer, citations: [dapaHfCitation, other], claims: [] }, new Set([2]));
    expect(told.answer).toBe('… [1] Fewer people died [1].\n\n… [1]');
  });

  it('keeps what an open reference, or the question, says as well', () => {
    const twin = { ...record, abstract: dapaHfCitation.abstract, publication_date: dapaHfCitation.publication_date };
    const answer =
      'DAPA-HF randomly assigned 4744 patients in NYHA class II to IV [1]. Salt-1 was not asked about [1].';
    const asked = { question: 'And Salt-1?', answer, citations: [dapaHfCitation, twin], claims: [] };
    expect(redactTurn(asked, new Set([2])).answer).toBe(answer);
  });

  it('tells in no later turn what an earlier one hides', () => {
    const words = noHiddenWords();
    redactTurn({ answer: '', citations: [record], claims: [] }, new Set([1]), words);
    const answer = 'Fewer people died [1]. Kochsalzersatz und Schlaganfall says so [1]. Nobody knows.';
    const later = redactTurn({ answer, citations: [dapaHfCitation], claims: [] }, new Set(), words);
    expect(later.answer).toBe('Fewer people died [1]. … [1] Nobody knows.');
  });

  it('keeps what a later turn says of no reference, and where it stands now', () => {
    const words = noHiddenWords();
    redactTurn({ answer: '', citations: [record], claims: [] }, new Set([1]), words);
    const answer = 'Kochsalzersatz und Schlaganfall says so [1]. Nobody knows.';
    const claims = [claim(answer, 'Nobody knows.', [])];
    const later = redactTurn({ answer, citations: [dapaHfCitation], claims }, new Set(), words);
    expect(later.claims).toEqual([claim(later.answer, 'Nobody knows.', [])]);
  });

  it.each([
    'Unlike Kowalski’s study, fewer were admitted',
    "Unlike Kowalski's study, fewer were admitted",
    'Anders als in Kowalskis Studie wurden weniger aufgenommen',
    'In a Kowalski-type study, fewer were admitted',
    'In a study like KOWALSKI 2020, fewer were admitted',
    'Like Brien found, fewer were admitted',
    'As DAPA-WARD’s authors say, fewer were admitted',
    'As in dapa-ward, fewer were admitted',
    'As in DAPA–WARD-2, fewer were admitted',
    'Fewer were admitted (p=.03)',
    'Fewer were admitted (hazard ratio 0.73)',
    'Fewer were admitted (hazard ratio 0·730)',
    'Fewer were admitted (odds ratio 0.5400)',
    'Fewer were admitted (rate ratio 1.730)',
    'Fewer were admitted (rate ratio 1.62)',
  ])('knows a hidden name, code or figure however it is written: %s', (said) => {
    const ward = {
      ...record,
      authors: [
        { firstname: 'Jan', lastname: 'Kowalski' },
        { firstname: 'Mary', lastname: 'O’Brien' },
      ],
      first_author: 'Kowalski Jan',
      abstract: 'DAPA-WARD: P=0.03, hazard ratio 0.730, odds ratio ·54, rate ratios 1.73 and 1.620.',
    };
    const answer = `${said} [1]. Fewer people died [1].`;
    const told = redactTurn({ answer, citations: [dapaHfCitation, ward], claims: [] }, new Set([2]));
    expect(told.answer).toBe('… [1] Fewer people died [1].');
  });

  it('keeps a name, code or figure that is open however it is written', () => {
    const study = { ...record, first_author: 'Kowalski Jan', abstract: 'DAPA-WARD found 0.73 (P=0.03).' };
    const open = { ...study, id: '1', title: 'Another', authors: [{ firstname: '', lastname: 'KOWALSKI' }] };
    const answer = 'In Kowalski’s DAPA-WARD it was 0.730 (p=.03) [1].';
    expect(redactTurn({ answer, citations: [open, study], claims: [] }, new Set([2])).answer).toBe(answer);
  });

  it('reads no open reference for a text that tells nothing hidden', () => {
    let reads = 0;
    const open = Object.defineProperty({ ...dapaHfCitation }, 'abstract', {
      enumerable: true,
      get: () => {
        reads += 1;
        return dapaHfCitation.abstract;
      },
    });
    const told = (answer: string) => redactTurn({ answer, citations: [open, record], claims: [] }, new Set([2])).answer;
    expect(told('Nobody went [1].')).toBe('Nobody went [1].');
    expect(reads).toBe(0);
    expect(told('Müller says so [1].')).toBe('… [1]');
    expect(reads).toBeGreaterThan(0);
  });

  it.each([
    { verdict: 'yes', directions: ['favours-comparator', 'favours-comparator'], hides: 1, left: 'yes' },
    { verdict: 'yes', directions: ['favours-comparator', 'no-clear-difference'], hides: 1, left: 'described' },
    { verdict: 'yes', directions: ['favours-comparator', 'described'], hides: 2, left: 'yes' },
    { verdict: 'no', directions: ['no-clear-difference', 'no-clear-difference'], hides: 1, left: 'no' },
    { verdict: 'no', directions: ['no-clear-difference', 'described'], hides: 1, left: 'described' },
    { verdict: 'figure', directions: ['described', 'described'], hides: 1, left: 'described' },
    { verdict: 'figure', directions: ['described', 'described'], hides: 2, left: 'figure' },
    { verdict: 'figure', directions: ['described'], hides: 1, left: 'described' },
  ] as const)(
    'concludes $left where $verdict rested on $directions and number $hides is hidden',
    ({ verdict, directions, hides, left }) => {
      const [row] = sglt2Evidence.table;
      if (row === undefined) throw new Error('The evidence has no table.');
      const table = directions.map((direction, at) => ({ ...row, direction, citation: at + 1, study: `Study ${at}` }));
      const told = redactTurn(
        {
          answer: '**Bottom line: so it is**\n\nFewer people died [3].',
          citations: [1, 2, 3].map((n) => (n === hides ? record : dapaHfCitation)),
          claims: [],
          evidence: { ...sglt2Evidence, verdict, table },
        },
        new Set([hides]),
      );
      expect(told.evidence?.verdict).toBe(left);
      expect(told.answer.includes('so it is')).toBe(left === verdict);
    },
  );

  it('counts, and concludes, from the open studies alone', () => {
    const [row] = sglt2Evidence.table;
    if (row === undefined) throw new Error('The evidence has no table.');
    const side = { studies: 0, participants: 0 };
    const rows = [1, 1, 1, 2].map((citation, at) => ({
      ...row,
      citation,
      n: (at + 1) * 100,
      direction: citation === 2 ? ('favours-comparator' as const) : ('favours-intervention' as const),
    }));
    const evidence = {
      ...sglt2Evidence,
      verdict: 'mixed' as const,
      table: rows,
      agreement: {
        outcome: 'death',
        favoursIntervention: { studies: 3, participants: 600 },
        noClearDifference: side,
        favoursComparator: { studies: 1, participants: 400 },
      },
      nextQuestions: ['What of Kochsalzersatz und Schlaganfall?', 'And in diabetes?'],
    };
    const answer = '**Bottom line: the studies disagree**\n\nFewer people died [1].';
    const counted = { answer, citations: [dapaHfCitation, record], claims: [], evidence };
    const told = redactTurn(counted, new Set([2]));
    expect(told.answer).toBe('…\n\nFewer people died [1].');
    expect(told.evidence).toMatchObject({
      verdict: 'described',
      certainty: null,
      agreement: { favoursIntervention: { studies: 3, participants: 600 }, favoursComparator: side },
      nextQuestions: ['And in diabetes?'],
    });
    const fewer = redactTurn({ ...counted, evidence: { ...evidence, table: rows.slice(1) } }, new Set([2]));
    expect(fewer.evidence?.agreement).toBeNull();
  });
});
