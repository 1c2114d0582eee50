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
    ['as all there is', 'A study of walking .', 'A study of walking.', []],
  ])('finds a title %s', (_, text, title, abstract) => {
    expect(read(text)).toEqual({ title, abstract });
  });

  it.each([
    ['a label', 'BACKGROUND Few walk . METHODS Forty walked .'],
    ['who found it', 'We found that walking helps. None fell.'],
    ['how sure it is', 'Walking helped more (P < 0.05). None fell.'],
    ['more than a title has', `${'Walking '.repeat(60)}helps. None fell.`],
    ['nothing', ''],
  ])('takes no title from a text that begins with %s', (_, text) => {
    expect(read(text)).toBeNull();
  });
});
