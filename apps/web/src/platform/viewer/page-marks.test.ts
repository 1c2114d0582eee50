import { describe, expect, it } from 'vitest';
import { passageMarks, pictureMarks } from './page-marks.ts';

const BOXES = [
  { left: 50, top: 100, width: 200, height: 10 },
  { left: 50, top: 112, width: 200, height: 10 },
];
const marks = passageMarks(BOXES, 2);
const words = 'Zinc was given. The cold was shorter.';

describe('a sentence of a scan', () => {
  it('is marked over its share of the lines', () => {
    const [first, ...others] = pictureMarks({ words, sentence: 'Zinc was given.' }, marks);
    expect(others).toEqual([]);
    expect(first).toMatchObject({ kind: 'sentence', left: 100, top: 200, height: 20 });
    expect(first?.width).toBeGreaterThan(200);
    const second = pictureMarks({ words, sentence: 'The cold was shorter.' }, marks);
    expect(second.map(({ top }) => top)).toEqual([200, 224]);
    expect(second.at(-1)).toMatchObject({ left: 100, width: 400 });
  });

  it('is not marked where the passage does not have it, or nothing is known of it', () => {
    expect(pictureMarks({ words, sentence: 'Something else.' }, marks)).toEqual([]);
    expect(pictureMarks({ words: '', sentence: 'Zinc' }, marks)).toEqual([]);
    expect(pictureMarks({ words, sentence: '' }, marks)).toEqual([]);
    expect(pictureMarks({ words, sentence: 'Zinc was given.' }, [])).toEqual([]);
  });
});
