import { describe, expect, test } from 'vitest';
import { evidenceFixture } from '../../adapters/language-model/write-request.fixtures.ts';
import type { NumberedEvidence } from '../../chat.ports.ts';
import { studiedPeople } from './studied-people.ts';

function peopleOf(citation: Partial<NumberedEvidence['citation']>, conditions: readonly string[] = []): string {
  const study = { title: '', abstract: '', ml_i: '', ml_c: '', ml_o: '', ml_n: null, ...citation };
  return studiedPeople(evidenceFixture(1, ['Pain was less.'], study).citation, conditions);
}

describe('who was studied', () => {
  test('is told as somebody wrote it down', () => {
    const abstract = 'We compared two drugs. Pain was less.';
    expect(peopleOf({ ml_p: 'adults after dental surgery', abstract })).toBe('adults after dental surgery');
  });

  test('is told as an aim or methods introduce them', () => {
    const abstract = 'We enrolled 120 children with asthma in this trial. Wheezing was rarer. It was safe.';
    expect(peopleOf({ ml_p: '120 children with asthma', ml_n: 120, abstract })).toBe('120 children with asthma');
  });

  test('is nobody of a background, no part of a study, and nobody something is hoped for', () => {
    const background =
      'WHO plans to treat 650 million school children. We studied albendazole in a village. Worms were fewer.';
    expect(peopleOf({ ml_p: 'treat 650 million school children', ml_n: 209, abstract: background })).toBe('');
    const part = 'We enrolled 90 women with migraine. In the drug group 45 women with migraine improved. It was safe.';
    expect(peopleOf({ ml_p: '45 women with migraine', ml_n: 90, abstract: part })).toBe('');
    const group = 'We randomised patients in the placebo group and others. Pain was less. It was safe.';
    expect(peopleOf({ ml_p: 'patients in the placebo group', abstract: group })).toBe('');
  });

  test('is who the title tells, where what was drawn is a part of them', () => {
    const title = 'Procalcitonin guidance in children with pneumonia: a randomised trial';
    const abstract = 'We guided treatment. In the control group antibiotics were given longer. It was safe.';
    expect(peopleOf({ ml_p: 'control group', title, abstract })).toBe('children with pneumonia');
  });

  test('is a disease for those who have it where that was asked about, and no treatment of it', () => {
    const abstract = 'We studied gout in a clinic, and its management. Flares were rarer. It was safe.';
    expect(peopleOf({ ml_p: 'gout', abstract }, ['gout'])).toBe('gout');
    expect(peopleOf({ ml_p: 'management', abstract }, ['gout'])).toBe('');
  });

  test.each(['65-year-old women', '12 year old children with asthma'])('knows an age from a number: %s', (people) => {
    expect(peopleOf({ ml_p: people, ml_n: 900, abstract: `We enrolled ${people}. Pain was less. It was safe.` })).toBe(
      people,
    );
  });

  test.each(['and found lower mortality with steroids', 'and its effect on mortality', 'and risk of stroke'])(
    'ends before what was done or found: %s',
    (rest) => {
      const abstract = `We studied patients with sepsis ${rest}. It was safe. They were old.`;
      expect(peopleOf({ ml_p: 'patients with sepsis', abstract })).toBe('patients with sepsis');
    },
  );

  test('goes on with what a list of theirs was cut at', () => {
    const title = 'Losartan in patients with hypertension, microalbuminuria and gout';
    expect(peopleOf({ ml_p: 'patients with hypertension', title })).toBe(
      'patients with hypertension, microalbuminuria and gout',
    );
  });

  test('is nobody who is counted by sex, told apart by a test, or called nothing but different', () => {
    const abstract =
      'We enrolled men and eight women, patients with either new onset, and different patient populations.';
    for (const drawn of ['men and eight women', 'patients with either new onset', 'different patient populations'])
      expect(peopleOf({ ml_p: drawn, abstract })).toBe('');
  });
});
