import { describe, expect, test } from 'vitest';
import type { Citation, QuestionFrame } from '@footnote/domain';
import { citationFixture, questionFrameFixture } from '@footnote/domain/fixtures';
import { comparedArms } from './compared-arms.ts';

const NOTHING_DRAWN = { ml_p: '', ml_i: '', ml_c: '', ml_o: '' };

function armsOf(
  citation: Partial<Citation>,
  asked: Partial<QuestionFrame>,
  source = 'Fewer died.',
  effect = '',
): string {
  return comparedArms(
    { told: [source], source, effect },
    citationFixture({ ...NOTHING_DRAWN, ...citation }),
    questionFrameFixture({ interventions: [], comparators: [], ...asked }),
  );
}

describe('what was compared', () => {
  test('is what somebody wrote down, whatever else a question names', () => {
    const citation = {
      title: 'Radiotherapy or surgery of the axilla after a positive sentinel node',
      abstract: 'Lymphoedema was rarer.',
      ml_i: 'axillary radiotherapy',
      ml_c: 'axillary lymph node dissection',
    };
    expect(armsOf(citation, { interventions: ['sentinel lymph node biopsy', 'radiotherapy'] })).toBe(
      'axillary radiotherapy · axillary lymph node dissection',
    );
  });

  test('is what its sentence tells the result against, where that is a placebo', () => {
    const citation = { title: 'Azelastine in rhinitis', abstract: 'Cetirizine was allowed.' };
    const asked = { interventions: ['azelastine'], comparators: ['cetirizine'] };
    const source = 'Azelastine was better compared to placebo (49% vs. 28%) without use of cetirizine.';
    expect(armsOf(citation, asked, source, '49% vs. 28%')).toBe('azelastine · placebo');
    expect(armsOf(citation, asked, 'Azelastine was better than cetirizine and than placebo.')).toBe(
      'azelastine · cetirizine',
    );
  });

  test('is the other of two where that is told against a placebo, and no earlier work', () => {
    const citation = { title: 'Losartan versus lisinopril in diabetes', abstract: 'Proteinuria was measured.' };
    const asked = { interventions: ['losartan'], comparators: ['lisinopril'] };
    const told = 'Lisinopril reduced proteinuria compared with placebo (12% vs 25%, P=0.01).';
    expect(armsOf(citation, asked, told, '12% vs 25%')).toBe('lisinopril · placebo');
    const earlier =
      'In earlier work lisinopril was better than placebo; here proteinuria was 12% with losartan and 25% with lisinopril.';
    expect(armsOf(citation, asked, earlier, '12% with losartan and 25% with lisinopril')).toBe('Losartan · lisinopril');
  });

  test('is two doses, or two treatments of one field, where these were asked about', () => {
    const doses = { title: 'Two trials', abstract: 'x', ml_i: 'baricitinib 4 mg or 2 mg once daily', ml_c: 'placebo' };
    expect(armsOf(doses, { type: 'dose', interventions: ['baricitinib'] })).toBe('baricitinib 4 mg · 2 mg once daily');
    const either = { title: 'Prevention', abstract: 'x', ml_i: 'a lifestyle programme or metformin', ml_c: 'placebo' };
    expect(armsOf(either, { type: 'comparison', interventions: ['metformin'], comparators: ['diet'] })).toBe(
      'metformin · a lifestyle programme',
    );
  });

  test('is two doses of a title or of the sentence told, and no placebo beside them', () => {
    const citation = {
      title: 'Doses of omeprazole (40 and 20 mg) and placebo',
      abstract: '',
      ml_i: 'omeprazole',
      ml_c: 'placebo',
    };
    expect(armsOf(citation, { type: 'dose', interventions: ['omeprazole'] })).toBe('omeprazole 40 mg · 20 mg');
    const three = 'Doses of 25 mg, 50 mg and 100 mg were given.';
    expect(
      armsOf(
        { ...citation, title: 'Doses of omeprazole', abstract: 'placebo' },
        { type: 'dose', interventions: ['omeprazole'] },
        three,
      ),
    ).toBe('omeprazole');
  });

  test.each([
    ['tranexamic acid', 'Blood loss was 300 ml versus 150 ml with tranexamic acid.', 'tranexamic acid'],
    ['ketamine', 'Morphine use was 45 mg and 30 mg with ketamine.', 'ketamine'],
    ['metformin', 'Glucose fell by 20 mg versus 10 mg with metformin.', 'metformin'],
    ['metformin', 'Lower glucose with metformin 20 mg versus 10 mg with placebo.', 'metformin'],
    ['ketamine', 'Morphine 45 mg and 30 mg spared pain, and ketamine did not.', 'ketamine'],
    ['omeprazole', 'Healing was alike with omeprazole 40 mg or 20 mg.', 'omeprazole 40 mg · 20 mg'],
    ['omeprazole', 'Healing was alike with 20 mg or 40 mg of omeprazole.', 'omeprazole 20 mg · 40 mg'],
    ['omeprazole', 'It was rarer in the 40-mg group than in the 20-mg group.', 'omeprazole 40 mg · 20 mg'],
  ])('is two doses of %s only where the amounts are called its doses: %s', (drug, source, compared) => {
    const citation = { title: `A trial of ${drug}`, abstract: '', ml_i: drug };
    expect(armsOf(citation, { type: 'dose', interventions: [drug] }, source)).toBe(compared);
  });

  test('leaves out what people had before, or are called by', () => {
    const citation = {
      title: 'Tranexamic acid reduces bleeding after coronary surgery in patients treated with aspirin until surgery',
      abstract: 'A placebo-controlled trial.',
      ml_i: 'Tranexamic acid ; aspirin',
    };
    expect(armsOf(citation, { type: 'therapy', interventions: ['aspirin', 'tranexamic acid'] })).toBe(
      'Tranexamic acid · placebo',
    );
    const called = {
      title: 'Erythropoietin in anemic cancer surgery patients',
      abstract: '',
      ml_i: 'Erythropoietin',
    };
    expect(armsOf(called, { type: 'therapy', interventions: ['cancer surgery'] })).toBe('Erythropoietin');
  });

  test('joins what was given together, and sets apart what was given in place of one another', () => {
    const asked = { type: 'harm' as const, interventions: ['rofecoxib', 'ibuprofen'] };
    expect(
      armsOf({ title: 'Blood loss after treatment with rofecoxib, ibuprofen, or placebo', abstract: '' }, asked),
    ).toBe('rofecoxib · ibuprofen');
    expect(armsOf({ title: 'Rofecoxib plus ibuprofen', abstract: '' }, asked)).toBe('rofecoxib + ibuprofen');
  });

  test('names a class beside one of its members once', () => {
    const citation = { title: 'The ACE inhibitor enalapril', abstract: '', ml_i: 'enalapril' };
    expect(armsOf(citation, { interventions: ['enalapril'], comparators: ['ACE inhibitors'] })).toBe('enalapril');
  });

  test('stands in the order of figures that do not say whose they are, with controls second', () => {
    const citation = { title: 'A trial of massage', abstract: 'They were assigned to either control or massage.' };
    expect(armsOf(citation, { interventions: ['massage'] })).toBe('massage · control');
    const other = { title: 'Topical versus intravenous lidocaine in children', abstract: '' };
    const source = 'Cough was rarer after intravenous than after topical lidocaine (26% vs 46%).';
    expect(armsOf(other, { interventions: ['lidocaine'] }, source, '26% vs 46%')).toBe(
      'intravenous lidocaine · Topical',
    );
  });

  test.each([
    ['Compared with aspirin, warfarin reduced stroke (3% versus 5%; P = 0.01).', 'Warfarin · aspirin'],
    ['In comparison with aspirin, warfarin reduced stroke (3% versus 5%).', 'Warfarin · aspirin'],
    ['Compared to the aspirin group, the warfarin group had fewer strokes (3% versus 5%).', 'Warfarin · aspirin'],
    ['Compared with warfarin, aspirin raised the rate of stroke (5% versus 3%).', 'aspirin · Warfarin'],
    ['Aspirin raised stroke compared with warfarin (5% versus 3%).', 'aspirin · Warfarin'],
    ['Stroke was rarer than with aspirin in those on warfarin (3% versus 5%).', ''],
    ['Aspirin users were older, and stroke was rarer with warfarin (3% versus 5%).', ''],
    ['In the aspirin and warfarin groups, stroke occurred in (5% versus 3%).', 'aspirin · Warfarin'],
  ])('is in the order of figures only where a clause says whose they are: %s', (source, compared) => {
    const citation = { title: 'Warfarin versus aspirin for atrial fibrillation', abstract: '' };
    const effect = /\d% versus \d%/.exec(source)?.[0] ?? '';
    expect(armsOf(citation, { interventions: ['warfarin'], comparators: ['aspirin'] }, source, effect)).toBe(compared);
  });

  test('is in the order in which the arms are listed behind their figures', () => {
    const citation = { title: 'Warfarin versus aspirin for atrial fibrillation', abstract: '' };
    const asked = { interventions: ['warfarin'], comparators: ['aspirin'] };
    const source = 'Aspirin users were older; stroke occurred in 3% and 5% of warfarin and aspirin users.';
    expect(armsOf(citation, asked, source, '3% and 5%')).toBe('Warfarin · aspirin');
  });

  test.each([
    ['Earlier placebo-controlled trials were small. We followed a cohort on aspirin.', 'aspirin'],
    ['Placebo-controlled trials are needed. We followed a cohort on aspirin.', 'aspirin'],
    ['Aspirin is better than placebo in strokes. We followed a cohort on aspirin.', 'aspirin'],
    ['Earlier trials were small. This was a placebo-controlled trial of aspirin.', 'aspirin · placebo'],
  ])('is against placebo only where a sentence of this study says so: %s', (abstract, compared) => {
    expect(armsOf({ title: 'Aspirin in gout', abstract, ml_i: 'aspirin' }, { interventions: ['aspirin'] })).toBe(
      compared,
    );
  });

  test('is nothing that only an earlier trial compared', () => {
    const citation = {
      title: 'Warfarin in atrial fibrillation',
      abstract:
        'In a previous trial, patients were randomized to warfarin or aspirin. Here warfarin users were followed.',
    };
    expect(armsOf(citation, { interventions: ['warfarin'], comparators: ['aspirin'] })).toBe('warfarin');
  });

  test('has first what was asked about, where the sentence has it first and gives no figures', () => {
    const citation = { title: 'A trial', abstract: 'They were randomly assigned to cimetidine or omeprazole.' };
    const asked = { interventions: ['omeprazole'] };
    expect(armsOf(citation, asked, 'Omeprazole is more effective than cimetidine.')).toBe('omeprazole · cimetidine');
  });

  test('is one arm beside a difference between the sexes', () => {
    const citation = { title: 'Imiquimod for warts', abstract: '', ml_i: 'imiquimod', ml_c: 'vehicle cream' };
    expect(
      armsOf(citation, { interventions: ['imiquimod'] }, 'Clearance was higher in females (72%) than in males (33%).'),
    ).toBe('imiquimod');
  });
});
