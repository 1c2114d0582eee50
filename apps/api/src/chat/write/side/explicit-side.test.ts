import { expect, test } from 'vitest';
import type { QuestionFrame } from '@footnote/domain';
import { citationFixture } from '@footnote/domain/fixtures';
import { armNames } from './arm-names.ts';
import { compared, harmed, treated } from './asked-frames.fixtures.ts';
import { explicitSide, saysOpposite } from './explicit-side.ts';
import { toldComparisons, type ToldComparison } from './told-comparison.ts';

function toldOf(text: string, frame: QuestionFrame): ToldComparison[] {
  return toldComparisons(
    text,
    frame,
    armNames(citationFixture({ title: '', abstract: '', ml_i: '', ml_c: '' }), frame),
  );
}

test('a side is told by sentences that agree, and of one alone only what was hoped for or feared', () => {
  const said = (frame: QuestionFrame, ...texts: string[]) =>
    explicitSide(
      texts.flatMap((text) => toldOf(text, frame)),
      frame,
    );
  const less = 'Relapse was less frequent with haloperidol than with risperidone.';
  expect(said(compared, less)).toBe('favours-intervention');
  expect(said(compared, less, 'Deaths were more frequent with haloperidol than with risperidone.')).toBeNull();
  expect(said(compared, less, 'Deaths did not differ.')).toBeNull();
  expect(said(treated, 'Bleeding was less frequent with omeprazole.')).toBe('favours-intervention');
  expect(said(treated, 'Bleeding was more frequent with omeprazole.')).toBeNull();
  expect(said(harmed, 'Bleeding was more frequent with finerenone.')).toBe('favours-comparator');
  expect(said(harmed, 'Bleeding was less frequent with finerenone.')).toBeNull();
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
