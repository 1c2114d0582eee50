import { describe, expect, test } from 'vitest';
import { ruledType } from './question-type.ts';

describe('the type of a question', () => {
  test.each([
    ['What % of coeliac patients have osteoporosis', 'prevalence'],
    ['Magnesium pessaries, how often do you use them?', 'dose'],
    ['What platelet count should trigger a transfusion?', 'dose'],
    ['Which interleukin drives airway remodelling?', 'mechanism'],
    ['What happens in the liver when paracetamol is overdosed?', 'mechanism'],
    ['Can pramipexole make people gamble?', 'harm'],
    ['Do theatre safety checklists cut deaths?', 'therapy'],
    ['How does lithium bring on psoriasis?', 'mechanism'],
    ['Brittle asthma means what?', 'definition'],
    ['Nursing homes in Spain: how much trimethoprim resistance?', 'prevalence'],
    ['She wants a statin. Will it make her forget things?', 'harm'],
    ['Ultrasound instead of CT for kidney stones?', 'diagnosis'],
    ['What counts as febrile neutropenia?', 'definition'],
    ['The flu jab gave my son narcolepsy, any proof?', 'aetiology'],
    ['Tetanus: what proportion die?', 'prognosis'],
    ['sens/spec of a urine dipstick in the elderly', 'diagnosis'],
    ['After a TIA, what are the odds of a stroke within a year on tablets alone?', 'prognosis'],
    ['He was given ketamine and saw things that were not there. Was that usual?', 'harm'],
    ['Does azithromycin shorten hospital stays in children with pneumonia?', 'therapy'],
    ['High-dose vitamin C for sepsis, any good?', 'therapy'],
    ['Do beta-blockers help high-risk patients before surgery?', 'therapy'],
    ['What dose of prednisolone is used for polymyalgia rheumatica?', 'dose'],
    ['How much folic acid per day before conception?', 'dose'],
    ['Starting dose of levothyroxine in an 80-year-old?', 'dose'],
    ['How sensitive is a urine dipstick for infection?', 'diagnosis'],
    ['Can a normal ESR rule out giant cell arteritis?', 'diagnosis'],
    ['What share of migraine patients have an aura?', 'prevalence'],
    ['What proportion of smokers screened with spirometry have COPD?', 'prevalence'],
    ['Zinc for a cold: how many days sooner is it over?', 'therapy'],
    ['Roughly what proportion of people with coeliac disease develop lymphoma?', 'prevalence'],
    ['Does restless legs run in families?', 'aetiology'],
    ['How likely is it that she will need a second operation after sleeve gastrectomy?', 'prognosis'],
    ['By how much does a helmet cut the chance of a head injury?', 'therapy'],
    ['Is screening for aortic aneurysm worth the money?', 'cost'],
    ['Any gain from going beyond 40 mg of fluoxetine?', 'dose'],
    ['How good is a bladder scan for picking up retention?', 'diagnosis'],
    ['amiodarone with warfarin: INR rise?', 'harm'],
    ['max daily dose of metformin in CKD 3?', 'dose'],
    ['Hughes syndrome?? what is it and who gets it', 'definition'],
    ['Why would lithium make calcium go up?', 'mechanism'],
    ['Postnatal depression in fathers - what percentage?', 'prevalence'],
    ['What proportion of patients get a rash on lamotrigine?', 'harm'],
    ['Does metoclopramide cause dystonia in the young?', 'harm'],
    ['How likely is hypoglycaemia on gliclazide?', 'harm'],
    ['What is the two-year survival in malignant mesothelioma?', 'prognosis'],
    ['Stopping methotrexate in quiescent arthritis: what happens to flares?', 'prognosis'],
    ['Which is cheaper, a generic statin or ezetimibe?', 'cost'],
    ['Incremental cost per QALY of bariatric surgery?', 'cost'],
    ['What does a Glasgow score of 8 mean?', 'definition'],
    ['what is STEP-HFpEF? keep seeing it cited', 'definition'],
    ['What’s the CAM-ICU score?', 'definition'],
    ['What is the effect of Metformin on weight?', 'therapy'],
    ['How does colchicine act in gout?', 'mechanism'],
    ['Is red meat linked to bowel cancer?', 'aetiology'],
  ])('%s', (question, type) => {
    expect(ruledType(question, false)).toBe(type);
  });

  test.each([
    ['Amoxicillin vs penicillin V for a sore throat?', 'comparison'],
    ['Morphine or fentanyl for renal colic: which works faster?', 'comparison'],
    ['Is surgery better than physiotherapy for a torn meniscus?', 'comparison'],
    ['Gliclazide or sitagliptin: which has fewer side effects?', 'comparison'],
  ])('%s, of two treatments', (question, type) => {
    expect(ruledType(question, true)).toBe(type);
  });
});
