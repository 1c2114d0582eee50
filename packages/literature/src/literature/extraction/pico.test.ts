import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passagesOf, sectionsOf } from './article-passages.ts';
import { picoOf } from './pico.ts';

const pico = (title: string, abstract = '') => picoOf(passagesOf(title, sectionsOf([{ label: '', text: abstract }])));
const NOTHING = { population: '', intervention: '', comparison: '', outcome: '' };
const TRIAL =
  'BACKGROUND: Stiffness is common. METHODS: Forty-two women with knee osteoarthritis were randomly assigned to ibuprofen 400 mg or placebo. The primary outcome was pain at 6 weeks. RESULTS: Pain was lower with ibuprofen. CONCLUSIONS: Ibuprofen relieves pain.';

describe('picoOf', () => {
  it('reads a trial by its sections and the way trials are worded', () => {
    expect(pico('Ibuprofen for stiff knees', TRIAL)).toMatchObject({
      population: expect.stringContaining('Forty-two women with knee osteoarthritis'),
      intervention: expect.stringMatching(/ibuprofen/i),
      comparison: 'placebo',
      outcome: expect.stringMatching(/^pain\b/i),
    });
  });

  it.each([
    ['Walking versus cycling in adults with asthma: a randomised trial', 'Walking', 'cycling', 'adults with asthma'],
    [
      'Effect of metformin on weight gain in women with polycystic ovaries',
      'metformin',
      '',
      'women with polycystic ovaries',
    ],
    ['Amoxicillin for treatment of otitis media in children', 'Amoxicillin', '', 'otitis media'],
    ['[Ibuprofen versus paracetamol in children with fever].', 'Ibuprofen', 'paracetamol', 'children with fever'],
  ])('reads the title %j', (title, intervention, comparison, population) => {
    const read = pico(title);
    expect(read.intervention.split(' ; ')).toContain(intervention);
    expect(read.comparison).toBe(comparison);
    expect(read.population).toContain(population);
  });

  it('takes what a primary outcome is before what else was measured', () => {
    const { outcome } = pico(
      'Walking in adults',
      'Mood was assessed weekly in all adults. Heart rate was measured. The primary outcome was fasting glucose. Sleep did not change.',
    );
    expect(outcome.split(' ; ')[0]).toBe('fasting glucose');
  });

  it('adds the acronym that the text itself gives, and the part of a name that it repeats', () => {
    const text =
      'We treated 20 patients with spinal muscular atrophy (SMA). Patients received oral quadrazine daily. Quadrazine helped. After quadrazine, and without quadrazine, SMA went on. Most took quadrazine.';
    expect(pico('A new drug', text).population.split(' ; ')).toContain('SMA');
    expect(pico('A new drug', text).intervention).toContain('quadrazine');
  });

  it.each([
    ['', ''],
    ['Crystal structure of a helicase', 'The enzyme binds zinc. Its fold was determined at 2 Å.'],
    [
      'Wirkung von Ibuprofen',
      'Es wurden 40 Patienten mit Arthrose in die Studie aufgenommen und mit Ibuprofen oder Placebo behandelt.',
    ],
    [
      'Efecto del ibuprofeno',
      'Se incluyeron 40 pacientes con artrosis que fueron tratados con ibuprofeno o con placebo en la clínica.',
    ],
    ['イブプロフェンの効果', '変形性膝関節症の患者40名を対象とした。'],
  ])('leaves empty what %j and its abstract do not tell', (title, abstract) => {
    expect(pico(title, abstract)).toEqual(NOTHING);
  });

  it('never splits or invents: every alternative stands in the text, whatever the text', () => {
    const word = constantFrom(
      ...'patients with ( ) [ ; , . : randomized to receive ibuprofen or placebo versus effect of on in was measured improved (n = 20) women primary outcome ; pain 12% é <b> \u0000 😀'.split(
        ' ',
      ),
    );
    const text = array(word, { maxLength: 60 }).map((words) => words.join(' '));
    assert(
      property(text, text, (title, abstract) => {
        const passages = passagesOf(title, [{ label: 'METHODS', text: abstract }]);
        for (const field of Object.values(picoOf(passages))) {
          for (const phrase of field.split(' ; ')) expect(`${title}\n${abstract}`).toContain(phrase);
        }
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    'patients with ',
    'randomized to a or b ',
    '(n = 1) ',
    'effect of a on b ',
    '((((',
    'outcome was x, ',
    'é ',
  ])('takes a huge text of %j in reasonable steps', (piece) => {
    expect(() => pico(piece.repeat(20_000), piece.repeat(200_000))).not.toThrow();
  });
});
