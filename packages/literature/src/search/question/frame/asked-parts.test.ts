import { beforeAll, expect, test } from 'vitest';
import { loadStarterCollection } from '../../../literature/starter/load-starter-collection.ts';
import type { LiteratureIndex } from '../../literature-index.ports.ts';
import { openLiteratureIndex } from '../../sqlite/open-literature-index.ts';
import { questionKnowledge } from '../question-knowledge.ts';
import { readQuestion } from '../read-question.ts';
import { readQuestionFrame } from './read-question-frame.ts';

let index: LiteratureIndex;

beforeAll(async () => {
  index = await openLiteratureIndex({ path: ':memory:' });
  await loadStarterCollection({ index });
  return () => index.close();
});

async function frameOf(question: string) {
  const deps = { index, knowledge: questionKnowledge() };
  const { readings } = await readQuestion(deps, { question, history: [], previousMainQuestion: '' });
  return readQuestionFrame(readings[0]).frame;
}

test.each([
  ['Rivaroxaban for stroke prevention in psoriasis?', 'psoriasis'],
  ['Does apixaban cause more bleeding in cirrhosis?', 'cirrhosis'],
  ['Dabigatran for stroke prevention in non valvular atrial fibrillation?', 'atrial fibrillation'],
  ['Is there less pain with pregabalin after herpes zoster?', 'herpes zoster'],
])('who has a condition is the population, whatever may happen to them: %s', async (question, condition) => {
  expect((await frameOf(question)).condition.join().toLowerCase()).toContain(condition);
});

test.each([
  ['What is the risk of psoriasis with lithium?', 'psoriasis'],
  ['Does testosterone raise the risk of heart attack or stroke?', 'myocardial infarction'],
  ['Does lithium cause psoriasis?', 'psoriasis'],
  ['Risk of major bleeding and of stroke/pneumonia with tenecteplase?', 'pneumonia'],
])('what may happen is the outcome: %s', async (question, outcome) => {
  expect((await frameOf(question)).outcomes.join().toLowerCase()).toContain(outcome);
});

test('the stage of those who are asked about is no outcome', async () => {
  const { outcomes, qualifiers } = await frameOf(
    'How often does trastuzumab hurt the heart in metastatic breast cancer?',
  );
  expect(outcomes.join()).not.toContain('metasta');
  expect(qualifiers.map(({ value }) => value)).toContain('metastatic');
});

test('an outcome is one where a part of it reads as a stage', async () => {
  const { outcomes } = await frameOf('Does vancomycin cause acute kidney injury?');
  expect(outcomes.join()).toContain('kidney injury');
});

test('what a treatment works out at is no exercise', async () => {
  const { interventions } = await frameOf('Ezetimibe or a statin in diabetes: which works out cheaper?');
  expect(interventions.join()).not.toContain('exercise');
});

test.each([
  ['Kidney transplant 14 months ago, haemoglobin 18. Will enalapril bring it down?', 'enalapril'],
  ["Metformin hasn't helped with her weight. Liraglutide?", 'liraglutide'],
  ['Prednisolone sent his blood pressure up. Would amlodipine help?', 'amlodipine'],
])('what was done long ago, did not help or did harm says who they are: %s', async (question, given) => {
  expect((await frameOf(question)).interventions).toEqual([given]);
});

test('what was done long ago is asked about where nothing else is', async () => {
  expect((await frameOf('Knee replacement 3 weeks ago, how likely is a clot?')).interventions).toEqual([
    'knee replacement',
  ]);
});

test('what both groups take is given, where one of them takes it alone', async () => {
  const { interventions, condition } = await frameOf(
    'Aspirin on top of rivaroxaban v rivaroxaban alone: any bleeding?',
  );
  expect([interventions, condition]).toEqual([['aspirin', 'rivaroxaban'], []]);
});

test('babies of the pregnant are no population, nor is a new diagnosis a line of treatment', async () => {
  const { qualifiers } = await frameOf('Treated hypothyroidism in pregnancy: harm to the baby?');
  expect(qualifiers.map(({ value }) => value)).toEqual(['pregnancy']);
  const { qualifiers: newly } = await frameOf('Newly diagnosed breast cancer: is a bone scan needed?');
  expect(newly.map(({ value }) => value)).not.toContain('first line');
});

test.each(['on top of her', 'alongside', 'in addition to my'])(
  'what somebody takes already is no treatment that is asked about: %s',
  async (already) => {
    const { interventions, condition } = await frameOf(`Would a statin ${already} ezetimibe prevent strokes?`);
    expect([interventions.join(), condition.join()]).toEqual([
      expect.stringMatching(/^statin/i),
      expect.stringContaining('ezetimibe'),
    ]);
  },
);

test('an “and” sign lists as the word does', async () => {
  const { comparators } = await frameOf('metformin or diet & exercise in prediabetes?');
  expect(comparators.toSorted()).toEqual(['diet', 'exercise']);
});

test('every comparator of a list stands on the side of the first', async () => {
  const { interventions, comparators } = await frameOf(
    'Is carvedilol better than atenolol / ramipril in hypertension?',
  );
  expect(interventions).toEqual(['carvedilol']);
  expect(comparators).toEqual(['atenolol', 'ramipril']);
});

test.each([
  ['Would atorvastatin avoid an operation in subdural haematoma?', 'atorvastatin', 'surgery'],
  ['Ferric carboxymaltose before bowel surgery to cut transfusion?', 'ferric carboxymaltose', 'blood transfusion'],
])('a treatment that is to be spared is an outcome: %s', async (question, given, spared) => {
  const { interventions, outcomes } = await frameOf(question);
  expect(interventions).toContain(given);
  expect(interventions).not.toContain(spared);
  expect(outcomes).toContain(spared);
});

test('a treatment of the past and one that is planned say who is asked about', async () => {
  const past = await frameOf('Previous stent. Does tofacitinib cause cancer in rheumatoid arthritis?');
  expect(past.interventions).toEqual(['tofacitinib']);
  const planned = await frameOf('Open colectomy in 2 weeks: does tranexamic acid reduce bleeding?');
  expect(planned.interventions).toEqual(['tranexamic acid']);
});

test('who treats is no treatment, and baby aspirin is not for babies', async () => {
  const { comparators } = await frameOf("Burst brain aneurysm: the radiologist's coils or the neurosurgeon's clip?");
  expect(comparators.join()).not.toMatch(/surgeon/);
  const { qualifiers } = await frameOf('Does baby aspirin prevent strokes?');
  expect(qualifiers).toEqual([]);
});

test('a value that people have tells who they are, and one that is aimed at what is hoped for', async () => {
  const asked = 'Are calcium channel blockers linked with heart attacks in people whose pump is weak (EF under 40)?';
  expect((await frameOf(asked)).outcomes).not.toContain('ejection fraction');
  expect((await frameOf('Digoxin in patients with EF <35%: fewer admissions?')).outcomes).not.toContain(
    'ejection fraction',
  );
  expect((await frameOf('Does sacubitril raise ejection fraction by 5% or more?')).outcomes).toContain(
    'ejection fraction',
  );
});

test.each(['8 y/o', '8 yo', '8-year-old', '8 yr old'])('the age of %s is read', async (age) => {
  const { qualifiers } = await frameOf(`mirabegron dose for an ${age} with overactive bladder?`);
  expect(qualifiers).toEqual([{ dimension: 'age', value: age, negated: false }]);
});

test('what somebody was before keeps no study from answering, where it is told ahead of what is asked', async () => {
  const asked = 'is the risk of cancer higher with tofacitinib than with a TNF inhibitor?';
  const deps = { index, knowledge: questionKnowledge() };
  const required = async (question: string) => {
    const { readings } = await readQuestion(deps, { question, history: [], previousMainQuestion: '' });
    return readings[0].topics.filter((topic) => topic.required).map(({ surface }) => surface);
  };
  expect(await required(`58 yo smoker with RA, previous stent. What ${asked}`)).not.toContain('smoker');
  expect(await required(`RA patient 58, smoker: ${asked}`)).not.toContain('smoker');
  expect(await required(`In a smoker with RA, ${asked}`)).toContain('smoker');
});

test('what is added is given, and what it is added to says who they are', async () => {
  const frame = await frameOf('Does adding ecabet sodium to lansoprazole-based therapy raise H. pylori eradication?');
  expect(frame.interventions).toEqual(['ecabet']);
  expect(frame.outcomes.join()).toMatch(/eradication/);
});

test('what is named again apart from a longer name plays a part of its own', async () => {
  const frame = await frameOf('After a vertebral fracture, does exercise lower the chance of another fracture?');
  expect(frame.condition).toEqual(['vertebral fracture']);
  expect(frame.outcomes).toEqual(['bone fractures']);
});

test('what was done before is who is asked about, not what is given', async () => {
  const { interventions, condition } = await frameOf('Graft survival after a second pancreas transplant?');
  expect(interventions).toEqual([]);
  expect(condition).toEqual(['pancreas transplantation']);
});

test('to fall asleep is no fall', async () => {
  const frame = await frameOf('Melatonin in autistic children: how many minutes sooner do they fall asleep?');
  expect(frame.condition).toEqual(['autism spectrum disorder']);
  expect(frame.outcomes).toEqual(['sleep onset latency']);
});

test('what was taken for years before says who is asked about', async () => {
  const frame = await frameOf('letrozole after 5y tamoxifen: what does it do to the bones?');
  expect([frame.type, frame.interventions, frame.condition]).toEqual(['harm', ['letrozole'], ['tamoxifen']]);
  expect(frame.outcomes).toEqual(['bone outcomes']);
});

test('what somebody bleeds on is taken already, unless it is compared', async () => {
  const { interventions } = await frameOf('Brain haemorrhage on aspirin: should we give platelets?');
  expect(interventions).toEqual(['platelet transfusion']);
  const compared = await frameOf('How much bleeding on apixaban versus warfarin?');
  expect([compared.interventions, compared.comparators]).toEqual([['apixaban'], ['warfarin']]);
});

test('two forms of a drug are two drugs', async () => {
  const { interventions } = await frameOf('Amphotericin deoxycholate: which daily dose in visceral leishmaniasis?');
  const { interventions: emulsion } = await frameOf('Amphotericin B emulsion: which dose in visceral leishmaniasis?');
  expect([interventions, emulsion]).toEqual([['amphotericin B'], ['amphotericin B emulsion']]);
});

test.each([
  ['sudden deafness that failed oral steroids: hyperbaric oxygen or dexamethasone?', /steroids/],
  ['ACE inhibitors for a high haematocrit after kidney transplantation: do they work?', /transplant/],
  ['Breast cancer on goserelin - anastrozole or tamoxifen with it?', /goserelin/],
  ['Permanent AF on digoxin. Would diltiazem or verapamil slow it?', /digoxin/],
  ['Does nifedipine cause cancer? My mother has been on atenolol for years', /atenolol/],
])('what did not help, was done before or is taken is not what is asked about: %s', async (question, past) => {
  const { interventions, comparators } = await frameOf(question);
  expect([...interventions, ...comparators].join()).not.toMatch(past);
  expect(interventions).not.toEqual([]);
});

test('what a treatment gives somebody is an outcome', async () => {
  const { outcomes } = await frameOf('Do calcium channel blockers give you cancer?');
  expect(outcomes).toEqual(['cancer']);
});

test('of what somebody dies is no outcome beside the death', async () => {
  const { condition, outcomes } = await frameOf('Do women with ultrasound screening die less of breast cancer?');
  expect([condition, outcomes]).toEqual([['breast cancer'], ['mortality']]);
});

test.each([
  ['Diabetes on empagliflozin versus sitagliptin: less heart failure?', 'empagliflozin', 'sitagliptin'],
  ['Atrial fibrillation on apixaban or warfarin: which bleeds less?', 'apixaban', 'warfarin'],
  ['Patients with diabetes on metformin or gliclazide: more hypoglycaemia?', 'metformin', 'gliclazide'],
])('what is set against what somebody takes is compared with it: %s', async (question, given, against) => {
  const { interventions, comparators } = await frameOf(question);
  expect([interventions, comparators]).toEqual([[given], [against]]);
});
