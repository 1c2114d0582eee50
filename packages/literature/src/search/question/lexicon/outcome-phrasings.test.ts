import { describe, expect, it } from 'vitest';

import { findTopics } from '../find-topics.ts';
import { questionKnowledge } from '../question-knowledge.ts';
import type { LexiconLanguage } from './lexicon-rows.ts';

const outcomesIn = (question: string, language: LexiconLanguage = 'en'): string[] =>
  findTopics(question, language, questionKnowledge())
    .concepts.filter(({ concept }) => concept.kind === 'outcome')
    .map(({ concept }) => concept.id);

describe('outcomes in everyday words', () => {
  it.each([
    ['Does this drug save lives?', 'mortality'],
    ['Were there fewer deaths from any cause?', 'mortality'],
    ['Which of the two lengthens life?', 'survival'],
    ['Are more people alive after five years?', 'survival'],
    ['Do newborns survive to discharge?', 'survival-to-discharge'],
    ['Does it prevent perinatal deaths?', 'perinatal-mortality'],
    ['Do home visits cut admissions?', 'hospitalisation'],
    ['Can older people be kept out of hospital?', 'hospitalisation'],
    ['Does an action plan reduce ER visits?', 'emergency-visits'],
    ['How many days in hospital are spared?', 'length-of-stay'],
    ['Does early feeding shorten ICU stay?', 'icu-stay'],
    ['Is ICU admission avoided?', 'icu-admission'],
    ['How soon can they go back to work?', 'return-to-work'],
    ['Do children do worse in school results?', 'school-performance'],
    ['How many drop out?', 'discontinuation'],
    ['Were there more withdrawals on the higher dose?', 'discontinuation'],
    ['Does it lower morphine consumption?', 'opioid-consumption'],
    ['Is less rescue medication needed?', 'rescue-medication'],
    ['Does adding it cause treatment failure?', 'treatment-failure'],
    ['Is there less need for blood transfusion?', 'transfusion-need'],
    ['Do fewer end up on dialysis?', 'dialysis-need'],
    ['Is it better tolerated?', 'tolerability'],
    ['Does graft occlusion become rarer?', 'patency'],
    ['Does it shrink infarct size?', 'infarct-size'],
    ['How often is there return of spontaneous circulation?', 'rosc'],
    ['Is the stone-free rate higher?', 'stone-clearance'],
    ['How many migraine days does it spare?', 'headache-days'],
    ['Does it prevent haematoma growth?', 'haematoma-expansion'],
    ['Do they walk again sooner, with a better gait?', 'mobility'],
    ['Do they sleep better?', 'sleep-quality'],
    ['Does it change the PANSS?', 'panss'],
    ['Do fewer heavy drinking days follow?', 'drinking-days'],
    ['Does pressure in the eye fall?', 'intraocular-pressure'],
    ['Can they see better at a distance?', 'visual-acuity'],
    ['Is hearing preserved?', 'hearing-outcome'],
    ['Is the sense of smell restored?', 'olfaction'],
    ['Have menses returned after a year?', 'menstruation'],
    ['Is ovarian function protected?', 'ovarian-function'],
    ['Does it raise the chance of getting pregnant?', 'pregnancy-rate'],
    ['Is the caesarean section rate lower?', 'caesarean-rate'],
    ['Is the Apgar lower?', 'apgar'],
    ['Can it cause birth defects?', 'congenital-malformations'],
    ['Do they grow taller?', 'growth'],
    ['Are positive margins rarer with the robot?', 'resection-margins'],
    ['Does massage change arm volume?', 'limb-volume'],
    ['Was conversion to open surgery needed?', 'conversion-to-open'],
    ['Which mesh means a hernia comes back less?', 'hernia-recurrence'],
    ['Is the union rate better with the nail?', 'fracture-healing'],
    ['Does cement improve implant survival?', 'implant-survival'],
    ['Do more reach ACR20?', 'acr-response'],
    ['Is there mucosal healing?', 'endoscopic-healing'],
    ['How many seroconversions were seen after two doses?', 'seroconversion'],
    ['Is the attack rate lower in households?', 'attack-rate'],
    ['Do text messages raise vaccine uptake?', 'vaccination-uptake'],
    ['Does it bring down a fever?', 'fever-reduction'],
    ['Do they come off the ventilator earlier?', 'extubation-outcome'],
    ['Can they die at home as they wish?', 'place-of-death'],
    ['How long is the half-life in old age?', 'half-life'],
    ['Are there many false alarms?', 'false-positives'],
    ['Does it save money?', 'costs'],
  ])('%s asks about %s', (question, id) => {
    expect(outcomesIn(question)).toContain(id);
  });

  it.each([
    ['nl', 'Wordt het ziekteverzuim korter?', 'sick-leave'],
    ['es', '¿Mejora la calidad del sueño?', 'sleep-quality'],
    ['fr', 'Les règles reviennent-elles ?', 'menstruation'],
    ['de', 'Gibt es weniger Besuche in der Notaufnahme?', 'emergency-visits'],
    ['pt', 'A via de parto muda?', 'mode-of-birth'],
  ] as const)('in %s, %s asks about %s', (language, question, id) => {
    expect(outcomesIn(question, language)).toContain(id);
  });

  it.each([
    ['Is the response to the letter fast?', []],
    ['Should the continent be mapped?', []],
    ['Who reads the final score?', []],
    ['Does eradication of Helicobacter pylori prevent gastric cancer?', []],
    ['Do beta-blockers help patients in sinus rhythm?', []],
    ['Do statins help patients on dialysis?', []],
    ['What about infants below 32 weeks of gestational age?', []],
  ])('%s names no outcome by its everyday or other meaning', (question, ids) => {
    expect(outcomesIn(question)).toEqual(ids);
  });
});
