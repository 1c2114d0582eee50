import { describe, expect, it } from 'vitest';
import { citationFixture } from '../../literature/citation.fixtures.ts';
import { checkAnswer } from './check-claims.ts';

const TRIAL = citationFixture({
  title: 'Carvedilol or metoprolol in chronic heart failure',
  abstract: [
    'METHODS: We assigned 1511 patients with chronic heart failure to carvedilol and 1518 to metoprolol.',
    'RESULTS: All-cause mortality was lower with carvedilol than with metoprolol (34% versus 40%; hazard ratio 0.83).',
    'Hospital admissions did not differ between the groups.',
  ].join('\n'),
});

/** What a model may write of this trial although the trial does not say it. */
const LIES = {
  'a figure is changed': 'All-cause mortality was lower with carvedilol than with metoprolol (hazard ratio 0.53) [1].',
  'figures of another trial':
    'All-cause mortality was lower with carvedilol than with metoprolol (21% versus 29%) [1].',
  'the direction is turned round': 'All-cause mortality was higher with carvedilol than with metoprolol [1].',
  'a rise is told in other words': 'Carvedilol led to more deaths from all causes than metoprolol [1].',
  'the arms are swapped': 'All-cause mortality was lower with metoprolol than with carvedilol [1].',
  'a denial is dropped': 'Hospital admissions differed between the groups [1].',
  'a denial is added': 'All-cause mortality was not lower with carvedilol than with metoprolol [1].',
  'the source does not speak of it': 'Carvedilol prevents baldness in healthy volunteers [1].',
  'no source is named': 'Carvedilol also prevents baldness in healthy volunteers.',
};

describe('an answer that lies', () => {
  it.each(Object.entries(LIES))('is marked where %s', (_kind, lie) => {
    const [claim] = checkAnswer({ markdown: lie, citations: [TRIAL] });
    expect(claim?.support).not.toBe('supported');
    expect(['partly', 'contradicted', 'not found']).toContain(claim?.verdict);
  });

  it('is told from one that does not', () => {
    const honest = 'All-cause mortality was lower with carvedilol than with metoprolol (hazard ratio 0.83) [1].';
    expect(checkAnswer({ markdown: honest, citations: [TRIAL] })[0]?.support).toBe('supported');
  });
});
