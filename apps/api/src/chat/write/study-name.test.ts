import { describe, expect, test } from 'vitest';
import { evidenceFixture } from '../adapters/language-model/write-request.fixtures.ts';
import { studyIdentity, studyName } from './study-name.ts';

describe('the name of a study', () => {
  const citation = {
    ...evidenceFixture(1, ['Fewer died.']).citation,
    title: 'A trial of walking',
    first_author: 'Lee K',
    publication_date: '2020-01-01',
  };

  test('is the acronym its title has, else the one its abstract has first', () => {
    expect(studyName({ ...citation, title: 'Walking (the STEP-ON trial)', abstract: 'The OTHER trial.' })).toBe(
      'STEP-ON',
    );
    expect(studyName({ ...citation, title: 'Walking Trial (WALK-IN) of walking versus cycling' })).toBe('WALK-IN');
    expect(studyName({ ...citation, abstract: 'A trial (WALKING) after the BEFORE-1 study.' })).toBe('WALKING');
  });

  test('is what a study is called in brackets, and no abbreviation of anything else', () => {
    expect(studyName({ ...citation, abstract: 'Patients of the Optimal Walking (WALK-UP) study.' })).toBe('WALK-UP');
    expect(studyName({ ...citation, abstract: 'The renin-angiotensin-aldosterone system (RAAS) is blocked.' })).toBe(
      'Lee 2020',
    );
  });

  test.each([
    ['Sodium-glucose cotransporter (SGLT-2) inhibitors', ''],
    ['A trial of walking', 'This double-blind study (NCT01999218) randomized patients.'],
    ['A trial of walking', 'They filled in the Nurses Observation Scale for Inpatient Evaluation (NOSIE).'],
    ['A trial of walking', 'After our animal study, we looked whether thromboxane (TXA2) is involved.'],
    ['A trial of walking', 'A randomized study to compare the outcome of immunoglobulin (IVIG) and plasma.'],
    ['A trial of walking', 'Benefit was shown in the STEP-ON trial.'],
  ])('is no number of a register, instrument, drug or study of others: %s %s', (title, abstract) => {
    expect(studyName({ ...citation, title, abstract })).toBe('Lee 2020');
  });

  test.each([
    ['Long-term results of the SAPHIR trial', '', 'SAPHIR'],
    ['Five-year results from the SAPPHIRE study', '', 'SAPPHIRE'],
    ['Blood pressure since the SPRINT trial', '', 'Lee 2020'],
    ['Walking', 'Hypertension is an established risk factor, and the ASCOT trial enrolled them.', 'ASCOT'],
    ['Walking', 'Since the SPRINT trial, targets changed. We did a cohort.', 'Lee 2020'],
    ['Walking', 'Since the SPRINT trial, targets changed. The SPRINT trial was large. We did a cohort.', 'Lee 2020'],
    ['Walking', 'Similar to the HOPE trial, fewer died. The EUROPA trial was ours.', 'EUROPA'],
    ['Walking', 'Unlike the HOPE trial and the ASCOT trial, we had women.', 'Lee 2020'],
    ['Walking', 'After the HOPE trial, we had women.', 'Lee 2020'],
  ])('is that of its own study, and of no other: %s %s', (title, abstract, name) => {
    expect(studyName({ ...citation, title, abstract })).toBe(name);
  });

  test('is its PMID where nobody and no year is named', () => {
    expect(studyName({ ...citation, first_author: '', journal: '', publication_date: '', pmid: '123' })).toBe(
      'PMID 123',
    );
  });

  test('is its first author and year where letters stand for something else', () => {
    expect(studyName({ ...citation, abstract: 'People with COPD (COPD) walked.' })).toBe('Lee 2020');
  });

  test('tells two studies of one author and year apart, and knows the reports of one trial', () => {
    const report = { ...citation, title: 'Walking (the STEP-ON trial)' };
    expect(studyIdentity({ ...citation, pmid: '1' })).not.toBe(studyIdentity({ ...citation, pmid: '2' }));
    expect(studyIdentity({ ...report, pmid: '1' })).toBe(studyIdentity({ ...report, pmid: '2' }));
  });
});
