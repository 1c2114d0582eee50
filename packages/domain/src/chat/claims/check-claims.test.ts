import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { citationFixture } from '../../literature/citation.fixtures.ts';
import type { Citation } from '../../literature/citation.schema.ts';
import { checkClaims, uncitedClaims } from './check-claims.ts';
import { claimSchema } from '../chat-stream.schema.ts';

function source(abstract: string, title = '', bottomLine = ''): Citation {
  return citationFixture({ abstract, title, ml_b: bottomLine });
}

const WALKING = source(
  'BACKGROUND: Falls are common in older adults.\nMETHODS: We randomised 4,744 adults with osteoporosis to supervised walking or leaflets for 12 months.\nRESULTS: Supervised walking reduced hip fractures (hazard ratio 0·74; 25.6% relative reduction). Blood pressure did not differ between the groups.',
);
const SALT = source(
  'RESULTS: A low-salt diet lowered systolic blood pressure by 5 mm Hg in adults with hypertension.',
  'Low-salt diet and hypertension',
);

function grade(sentence: string, citations: Citation[] = [WALKING]) {
  return checkClaims({ markdown: sentence, citations })[0]?.support;
}

describe('checkClaims grades', () => {
  it.each([
    ['Supervised walking reduced hip fractures (hazard ratio 0·74; 25.6% relative reduction) [1].', 'supported'],
    ['Supervised walking reduced hip fractures, with a hazard ratio of 0.74 [1].', 'supported'],
    ['Supervised walking reduced hip fractures by 26% [1].', 'supported'],
    ['Walking under supervision reduced hip fractures in 4744 adults with osteoporosis [1].', 'partly'],
    ['Walking under supervision reduced hip fractures in 4 744 adults with osteoporosis [1].', 'partly'],
    ['Supervised walking for twelve months reduced hip fractures in adults with osteoporosis [1].', 'partly'],
    ['Blood pressure did not differ between the groups [1].', 'supported'],
    ['Supervised walking reduced hip fractures (hazard ratio 0.54) [1].', 'partly'],
    ['Supervised walking reduced hip fractures (hazard ratio 0.54; 44% reduction) [1].', 'not found'],
    ['Supervised walking did not reduce hip fractures [1].', 'not found'],
    ['There was no difference in hip fractures with supervised walking [1].', 'not found'],
    ['Supervised walking increased hip fractures [1].', 'not found'],
    ['Blood pressure differed between the groups [1].', 'not found'],
    ['Metformin delays the onset of diabetic nephropathy in children [1].', 'not found'],
  ])('%s → %s', (sentence, expected) => {
    expect(grade(sentence)).toBe(expected);
  });

  it('takes several citations together and lowers the grade when one carries nothing', () => {
    const both = 'Supervised walking reduced hip fractures and a low-salt diet lowered systolic blood pressure [1, 2].';
    expect(grade(both, [WALKING, SALT])).toBe('supported');
    const idle = source('Metformin was given to children with obesity.');
    const claims = checkClaims({
      markdown: 'Supervised walking reduced hip fractures [1, 2].',
      citations: [WALKING, idle],
    });
    expect(claims[0]?.support).toBe('partly');
    expect(claims[0]?.citations).toEqual([1, 2]);
    expect(claims[0]?.evidence.map((evidence) => evidence.n)).toEqual([1]);
  });

  it('does not ask a source to count the references', () => {
    expect(grade('Two studies found that supervised walking reduced hip fractures [1, 2].', [WALKING, WALKING])).toBe(
      'supported',
    );
  });

  it('falls back on title and bottom line', () => {
    const titled = source(
      '',
      'Vitamin D supplements and muscle strength in nursing homes',
      'Vitamin D improves muscle strength.',
    );
    const [claim] = checkClaims({ markdown: 'Vitamin D improves muscle strength [1].', citations: [titled] });
    expect(claim).toMatchObject({ support: 'supported', evidence: [{ field: 'bottom_line' }] });
  });

  it.each([
    ['La marche supervisée a réduit les fractures de la hanche (hazard ratio 0,74) [1].', 'partly'],
    ['Una dieta baja en sal redujo la presión sistólica en adultos con hipertensión [2].', 'partly'],
    ['La metformine retarde la néphropathie chez les enfants avec un diabète [1].', 'not found'],
    ['監督下の歩行は股関節骨折を減らした（ハザード比 0.74、4,744 人）[1]。', 'partly'],
  ])('never calls another language supported: %s → %s', (sentence, expected) => {
    expect(grade(sentence, [WALKING, SALT])).toBe(expected);
  });

  it('recognises a quotation inside an answer of another language', () => {
    const markdown =
      'De studie laat zien wat er bij de deelnemers is gebeurd en dat is van belang voor de zorg.\n\nSupervised walking reduced hip fractures (hazard ratio 0·74; 25.6% relative reduction). [1]';
    expect(grade(markdown)).toBe('supported');
  });
});

describe('denials', () => {
  const receptors = source(
    'The group has three receptors which bind melatonin and one that shares their sequence but does not bind melatonin. Aspirin is a known inhibitor of platelets.',
  );
  const verdictOf = (sentence: string) => checkClaims({ markdown: sentence, citations: [receptors] })[0]?.verdict;

  it('are held against the word they deny', () => {
    const dropped =
      'The group has three receptors which bind melatonin and one that shares their sequence but will bind melatonin [1].';
    expect(verdictOf(dropped)).toBe('contradicted');
    expect(verdictOf('The group has three receptors which bind melatonin [1].')).toMatch(/quoted|supported/);
  });

  it('are none where "no" answers a question and the sentence behind it is said', () => {
    expect(verdictOf('No, aspirin is a known inhibitor of platelets [1].')).toBe('supported');
  });
});

const TRIAL = source(
  [
    'BACKGROUND: To determine whether carvedilol improves survival in adults with heart failure.',
    'RESULTS: Carvedilol reduced mortality more than metoprolol (34% versus 40%; hazard ratio 0.83).',
    'Quality of life improved faster with carvedilol than with metoprolol.',
    'A national programme would save as much as $750 million within 5 years.',
    'The risk of relapse was 1.55 times higher with placebo.',
    'Response to treatment was independent of age.',
  ].join('\n'),
);

describe('checkClaims verdicts', () => {
  it.each([
    ['Quality of life improved faster with carvedilol than with metoprolol [1].', 'quoted', undefined],
    ['Carvedilol reduced mortality more than metoprolol, with a hazard ratio of 0.83 [1].', 'supported', undefined],
    ['Carvedilol increased mortality more than metoprolol [1].', 'contradicted', 'opposite'],
    ['Quality of life improved slower with carvedilol than with metoprolol [1].', 'contradicted', 'opposite'],
    ['Response to treatment was dependent on age [1].', 'contradicted', 'opposite'],
  ])('%s → %s', (sentence, verdict, reason) => {
    const [claim] = checkClaims({ markdown: sentence, citations: [TRIAL] });
    expect([claim?.verdict, claim?.reason]).toEqual([verdict, reason]);
  });

  it.each([
    'Metoprolol reduced mortality more than carvedilol [1].',
    'A national programme would save as much as $5 billion [1].',
    'Relapse happened with placebo in one in two [1].',
    'Carvedilol improves survival in adults with heart failure [1].',
    'Carvedilol did not reduce mortality more than metoprolol [1].',
  ])('never calls this supported: %s', (sentence) => {
    const [claim] = checkClaims({ markdown: sentence, citations: [TRIAL] });
    expect(claim?.verdict).not.toMatch(/supported|quoted/);
    expect(claim?.support).not.toBe('supported');
  });

  it('tells readers of three levels the same as before', () => {
    const supportOf = (sentence: string) => checkClaims({ markdown: sentence, citations: [TRIAL] })[0]?.support;
    expect(supportOf('Quality of life improved faster with carvedilol than with metoprolol [1].')).toBe('supported');
    expect(supportOf('Carvedilol increased mortality more than metoprolol [1].')).toBe('not found');
  });
});

describe('checkClaims directness', () => {
  const of = (directness?: 'direct' | 'indirect') =>
    checkClaims({
      markdown: 'Supervised walking reduced hip fractures [1, 2].',
      citations: [{ ...WALKING, directness: 'direct' }, directness === undefined ? SALT : { ...SALT, directness }],
    })[0]?.directness;

  it('is that of the least direct study, and nothing where one is not known', () => {
    expect(of('direct')).toBe('direct');
    expect(of('indirect')).toBe('indirect');
    expect(of()).toBeUndefined();
  });
});

describe('checkClaims places', () => {
  it('gives offsets of the sentence in the markdown and of the evidence in its field', () => {
    const markdown =
      '**Bottom line.** Walking helps.\n\n- Supervised walking *reduced* hip fractures [1]. Unmarked sentence.\n- Blood pressure did not differ. [1]';
    const claims = checkClaims({ markdown, citations: [WALKING] });
    expect(claims.map((claim) => markdown.slice(claim.start, claim.end))).toEqual([
      'Supervised walking *reduced* hip fractures [1].',
      'Blood pressure did not differ. [1]',
    ]);
    expect(claims.map((claim) => claim.text)).toEqual([
      'Supervised walking reduced hip fractures.',
      'Blood pressure did not differ.',
    ]);
    for (const evidence of claims.flatMap((claim) => claim.evidence)) {
      expect(WALKING.abstract.slice(evidence.start, evidence.end)).toBe(evidence.sentence);
    }
  });

  it('reads table rows, headings, quotations and hard-wrapped paragraphs, and leaves code alone', () => {
    const markdown = [
      '## Fractures fell [1]',
      '| Study | Finding | Ref |',
      '|---|---|---|',
      '| Walking | hip fractures reduced | [1] |',
      '| Salt | A low-salt diet lowered systolic blood pressure [2] | 2020 |',
      '> Supervised walking reduced',
      '> hip fractures [1].',
      '```',
      'code [1]',
      '```',
      'Inline `[1]` is none.',
    ].join('\n');
    const claims = checkClaims({ markdown, citations: [WALKING, SALT] });
    expect(claims.map((claim) => [claim.text, claim.citations])).toEqual([
      ['Fractures fell', [1]],
      ['Walking | hip fractures reduced', [1]],
      ['A low-salt diet lowered systolic blood pressure', [2]],
      ['Supervised walking reduced hip fractures.', [1]],
    ]);
  });

  it('leaves out numbers without a reference, and sentences with none other', () => {
    expect(checkClaims({ markdown: 'Walking helps [7].', citations: [WALKING] })).toEqual([]);
    expect(checkClaims({ markdown: 'Walking helps.', citations: [WALKING] })).toEqual([]);
    expect(
      checkClaims({ markdown: 'Supervised walking reduced hip fractures [1, 7].', citations: [WALKING] })[0]?.citations,
    ).toEqual([1]);
  });

  it('gives valid claims with exact places for any text', () => {
    assert(
      property(string({ unit: 'grapheme', maxLength: 80 }), string({ maxLength: 40 }), (left, right) => {
        const markdown = `${left} [1] ${right}\n| ${right} | [1]`;
        const citations = [source(right + left)];
        for (const claim of checkClaims({ markdown, citations })) {
          expect(claimSchema.safeParse(claim).success).toBe(true);
          expect(markdown.slice(claim.start, claim.end)).toContain('[1]');
          for (const { sentence, start, end } of claim.evidence)
            expect(citations[0]?.abstract.slice(start, end)).toBe(sentence);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('directions of a claim', () => {
  const verdictOf = (claim: string, abstract: string) =>
    checkClaims({ markdown: `${claim} [1].`, citations: [citationFixture({ abstract })] })[0]?.verdict;
  const trial = 'Walking was strongly associated with a reduction in the incidence of hip fracture in older women.';

  it('are said of the same words, in other words', () => {
    expect(verdictOf('Walking increases hip fracture in older women', trial)).not.toBe('supported');
    expect(verdictOf('Walking was associated with more hip fracture in older women', trial)).not.toBe('supported');
  });

  it('are not supported by a sentence that says none', () => {
    const silent = 'Walking, hip fracture and sleep were recorded in older women for two years.';
    expect(verdictOf('Walking reduces hip fracture in older women', silent)).not.toBe('supported');
  });

  it('are read behind a name with a number', () => {
    const found = 'We report a robust UCP1-independent thermogenic mechanism in beige fat.';
    expect(verdictOf('Beige fat has a UCP1-dependent thermogenic mechanism', found)).toBe('contradicted');
    expect(verdictOf('Beige fat has a UCP1-independent thermogenic mechanism', found)).not.toBe('contradicted');
  });
});

describe('statements without a reference', () => {
  it('are told, in their place, and nothing else is', () => {
    const markdown = [
      '**Bottom line**',
      '',
      'The tonic prevents fainting. [1] It also cures baldness in most people.',
      '',
      '### What was found in the trials of it',
      'The trials found the following:',
      '- Fewer people fainted on the tonic. [1, 2]',
      '- Nobody minded the taste of it',
      '',
      '| Study | Finding |',
      '| --- | --- |',
      '| One | It helped a great deal indeed |',
    ].join('\n');
    const uncited = uncitedClaims(markdown);
    expect(uncited.map((claim) => claim.text)).toEqual([
      'It also cures baldness in most people.',
      'Nobody minded the taste of it',
    ]);
    for (const claim of uncited) {
      expect(markdown.slice(claim.start, claim.end)).toBe(claim.text);
      expect(claim).toMatchObject({ citations: [], support: 'not found' });
    }
  });

  it('are none in an answer that cites throughout', () => {
    expect(uncitedClaims('The tonic helps. [1] It is safe, too. [2]\n\n- It is cheap as well. [3]')).toEqual([]);
    expect(uncitedClaims('')).toEqual([]);
  });
});

describe('sentences nobody writes', () => {
  const abstract = 'Dapagliflozin reduced deaths from heart failure by 0.7412 in 4744 patients.';
  const gradeOf = (markdown: string, text = abstract) =>
    checkClaims({ markdown, citations: [citationFixture({ abstract: text })] }).map(({ support }) => support);

  it('are at most partly supported where they are too long to be read whole', () => {
    const long = `${'Dapagliflozin reduced deaths from heart failure '.repeat(90)}and cures everything [1].`;
    expect(gradeOf(long)).toEqual(['partly']);
  });

  it('are supported where the source says them word for word', () => {
    const long = `Dapagliflozin reduced ${'deaths and '.repeat(500)}hospital stays.`;
    expect(gradeOf(long.replace(/\.$/, ' [1].'), long)).toEqual(['supported']);
  });

  it('may have numbers of any length', () => {
    const digits = `0.${'1'.repeat(150)}`;
    expect(
      gradeOf(`It fell by ${digits} points in patients [1].`, `It fell by ${digits}9 points in patients.`),
    ).toHaveLength(1);
  });
});
