import { expect, it, test } from 'vitest';
import type { QuestionFrame } from '@footnote/domain';
import { citationFixture } from '@footnote/domain/fixtures';
import { evidenceFixture } from '../../adapters/language-model/write-request.fixtures.ts';
import { armNames } from './arm-names.ts';
import { compared, harmed, treated } from './asked-frames.fixtures.ts';
import { concludesNoDifference, deniesOfOutcome, explicitSide, saysOpposite } from './explicit-side.ts';
import { toldComparisons, type ToldComparison } from './told-comparison.ts';

function toldOf(text: string, frame: QuestionFrame): ToldComparison[] {
  return toldComparisons(
    text,
    frame,
    armNames(citationFixture({ title: '', abstract: '', ml_i: '', ml_c: '' }), frame),
  );
}

function said(frame: QuestionFrame, ...texts: string[]): string | null {
  return explicitSide(
    texts.flatMap((text) => toldOf(text, frame)),
    frame,
  );
}

test('a side is told by sentences that agree, and of one alone only what was hoped for or feared', () => {
  const less = 'Relapse was less frequent with haloperidol than with risperidone.';
  expect(said(compared, less)).toBe('favours-intervention');
  expect(said(compared, less, 'Deaths were more frequent with haloperidol than with risperidone.')).toBeNull();
  expect(said(compared, less, 'Deaths did not differ.')).toBeNull();
  expect(said(treated, 'Bleeding was less frequent with omeprazole.')).toBe('favours-intervention');
  expect(said(treated, 'Bleeding was more frequent with omeprazole.')).toBeNull();
  expect(said(harmed, 'Bleeding was more frequent with finerenone.')).toBe('favours-comparator');
  expect(said(harmed, 'Bleeding was less frequent with finerenone.')).toBeNull();
});

it.each([
  'Bleeding was less frequent in patients taking omeprazole.',
  'Patients taking omeprazole had less bleeding.',
  'Omeprazole reduced bleeding in patients with ulcers.',
  'Bleeding was significantly lower in the omeprazole group than in the control group.',
])('one alone is the better for what befell those who had it: %s', (text) => {
  expect(said({ ...treated, outcomes: ['bleeding'] }, text)).toBe('favours-intervention');
});

it.each([
  'In patients taking omeprazole, eradication of H. pylori reduced bleeding.',
  'Eradication of H. pylori reduced bleeding in patients receiving omeprazole.',
  'Vonoprazan added to omeprazole reduced bleeding.',
  'Vonoprazan plus omeprazole reduced bleeding.',
  'Stopping omeprazole reduced bleeding.',
  'Bleeding was less frequent in those who stopped omeprazole.',
  'Bleeding was less frequent in patients resistant to omeprazole.',
  'Mortality was lower in patients with lower omeprazole doses.',
  'Lower omeprazole use was associated with mortality.',
])('one alone gets no side by what was done beside it or without it: %s', (text) => {
  expect(said({ ...treated, outcomes: ['bleeding', 'mortality'] }, text)).toBeNull();
  expect(said(treated, text)).toBeNull();
});

it.each([
  'Bleeding was more frequent in those who stopped finerenone.',
  'Bleeding was more frequent in patients without finerenone.',
  'Patients with higher bleeding risk received finerenone.',
  'Finerenone was prescribed to patients with higher bleeding risk.',
  'Patients at higher bleeding risk were treated with finerenone.',
  'Finerenone is believed to increase bleeding.',
  'There is insufficient evidence that finerenone increases bleeding.',
])('no harm is told of who went without, who was chosen, or what is thought: %s', (text) => {
  expect(said({ ...harmed, outcomes: ['bleeding'] }, text)).toBeNull();
  expect(said(harmed, text)).toBeNull();
});

test('a harm of delay is none of what was delayed', () => {
  const frame = { ...harmed, interventions: ['vaccination'], outcomes: ['asthma'] };
  expect(said(frame, 'Asthma was more common when vaccination was delayed.')).toBeNull();
  expect(said(frame, 'Asthma was more common in children who received vaccination.')).toBe('favours-comparator');
});

test('a side is not told beside a sentence that says the opposite', () => {
  const frame = { ...compared, outcomes: ['memory'] };
  const worse = toldOf('Talking was also significantly better than haloperidol.', frame);
  expect(saysOpposite('favours-intervention', worse, frame)).toBe(true);
  expect(saysOpposite('favours-comparator', worse, frame)).toBe(false);
  const denied = toldOf('Memory did not differ between groups.', frame);
  expect(saysOpposite('favours-intervention', denied, frame)).toBe(true);
  expect(saysOpposite('no-clear-difference', denied, frame)).toBe(false);
  const harm = toldOf('Using both together increases adverse effects without further protection.', harmed);
  expect(saysOpposite('no-clear-difference', harm, harmed)).toBe(true);
});

function concludes(frame: QuestionFrame, ...texts: string[]): boolean {
  const { sentences } = evidenceFixture(1, texts);
  const headline = sentences.at(-1);
  if (headline === undefined) throw new Error('A sentence was expected.');
  const arms = armNames(citationFixture({ title: '', abstract: '', ml_i: '', ml_c: '' }), frame);
  const comparisons = texts.flatMap((text) => toldOf(text, frame));
  return concludesNoDifference({ ...headline, namesOutcome: true }, comparisons, frame, arms);
}

test('a conclusion that denies a difference, or calls two alike, tells none', () => {
  expect(concludes(compared, 'Haloperidol was as effective as risperidone in acute mania.')).toBe(true);
  expect(concludes(treated, 'Omeprazole did not reduce bleeding.')).toBe(true);
  expect(concludes(treated, 'Bleeding occurred in 4% and 5% (P=0.4).', 'Omeprazole did not reduce bleeding.')).toBe(
    true,
  );
});

it.each([
  'Vonoprazan did not reduce bleeding.',
  'In earlier trials omeprazole did not reduce bleeding.',
  'Omeprazole did not reduce deaths but bleeding was less.',
  'No treatment was conclusively better than omeprazole.',
  'Omeprazole reduced bleeding.',
])('and none where it is of something else, or of a part: %s', (text) => {
  expect(concludes(treated, text)).toBe(false);
});

test('a conclusion of no difference is none beside a difference', () => {
  const less = 'Deaths were less frequent with omeprazole than with placebo.';
  expect(concludes(treated, less, 'Omeprazole did not reduce bleeding.')).toBe(false);
});

test('what a study concludes weighs more than what did not differ, where no outcome was asked for', () => {
  const texts = ['Relapse was less frequent with haloperidol than with risperidone.', 'Deaths did not differ.'];
  const told = [...texts, 'Haloperidol was superior to risperidone.'].flatMap((text) => toldOf(text, compared));
  expect(explicitSide(told, compared, told.slice(-1))).toBe('favours-intervention');
  expect(explicitSide(told, compared)).toBeNull();
});

test('an outcome asked for is denied to differ where every sentence of it does so, beside what was asked about', () => {
  const frame = { ...treated, outcomes: ['bleeding'] };
  const arms = armNames(citationFixture({ title: '', abstract: '', ml_i: '', ml_c: '' }), frame);
  const denies = (...texts: string[]) =>
    deniesOfOutcome(
      evidenceFixture(1, texts).sentences.map((one) => ({ ...one, namesOutcome: /bleeding/i.test(one.text) })),
      texts.flatMap((text) => toldOf(text, frame)),
      frame,
      arms,
    );
  expect(denies('It healed sooner with omeprazole, yet bleeding was not significantly fewer (P=0.67).')).toBe(true);
  expect(denies('Bleeding did not differ (P=0.67).')).toBe(false);
  expect(denies('Bleeding did not differ in a subgroup with omeprazole.')).toBe(false);
  expect(denies('Omeprazole did not reduce bleeding.', 'Bleeding was seen in 3%.')).toBe(false);
});

it.each([
  [
    'Omeprazole did not reduce rebleeding.',
    'Pain was less frequent with omeprazole.',
    'Nausea was less frequent with omeprazole.',
  ],
  [
    'The primary endpoint, rebleeding, did not differ.',
    'Omeprazole reduced transfusions.',
    'Fatigue was lower with omeprazole.',
    'Cost was lower in the omeprazole group.',
  ],
])('what is told of one alone makes up for no outcome that did not differ: %s', (...texts) => {
  const told = texts.flatMap((text) => toldOf(text, treated));
  expect(explicitSide(told, treated, toldOf(texts.at(-1) ?? '', treated))).toBeNull();
});
