import { describe, expect, it } from 'vitest';
import { labelledSections } from './labelled-sections.ts';
import { leadingTitle } from './leading-title.ts';

const read = (text: string) => leadingTitle(labelledSections(text));

describe('leadingTitle', () => {
  it.each([
    [
      'before the first label',
      'Walking or swimming ( WALK ) . A randomized trial . BACKGROUND Few walk . METHODS Forty walked .',
      'Walking or swimming ( WALK ) . A randomized trial.',
      [
        { label: 'BACKGROUND', text: 'Few walk .' },
        { label: 'METHODS', text: 'Forty walked .' },
      ],
    ],
    [
      'before a label that is not known',
      'Walking after surgery . STUDY OBJECTIVE To see who walks . Forty walked .',
      'Walking after surgery.',
      [{ label: '', text: 'STUDY OBJECTIVE To see who walks . Forty walked .' }],
    ],
    [
      'as the first sentence',
      '[ Does walking help ? ] . Forty patients walked . None fell .',
      '[ Does walking help ? ].',
      [{ label: '', text: 'Forty patients walked . None fell .' }],
    ],
    [
      'that is a sentence, before the first label',
      'Walking is safe after surgery . BACKGROUND Few walk . METHODS Forty walked .',
      'Walking is safe after surgery.',
      [
        { label: 'BACKGROUND', text: 'Few walk .' },
        { label: 'METHODS', text: 'Forty walked .' },
      ],
    ],
  ])('finds a title %s', (_, text, title, abstract) => {
    expect(read(text)).toEqual({ title, abstract });
  });

  it.each([
    ['a label', 'BACKGROUND Few walk . METHODS Forty walked .'],
    ['who found it', 'We found that walking helps. None fell.'],
    ['how sure it is', 'Walking helped more (P < 0.05). None fell.'],
    ['more than a title has', `${'Walking '.repeat(60)}helps. None fell.`],
    ['an effect', 'Aspirin reduced stroke by 40%. None bled.'],
    ['an interval', 'Aspirin reduced stroke (95% CI 20 to 60). None bled.'],
    ['what was done', 'Patients with sepsis were randomly assigned to walking. None fell.'],
    ['an aim', 'To determine whether walking helps. Forty walked.'],
    ['a study that speaks of itself', 'This study of walking in forty adults. None fell.'],
    ['a label and a sentence', 'OBJECTIVE To test walking. None fell.'],
    ['what is generally so', 'Statins are widely used. None fell.'],
    ['a note of rights', 'Copyright 2020 by the walkers. None fell.'],
    ['all there is', 'A study of walking .'],
    ['nothing', ''],
  ])('takes no title from a text that begins with %s', (_, text) => {
    expect(read(text)).toBeNull();
  });
});
