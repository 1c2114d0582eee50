import { describe, expect, it } from 'vitest';
import { bottomLineOf } from './bottom-line.ts';

const unlabelled = (text: string) => bottomLineOf([{ label: '', text }]);
const concluded = (text: string) =>
  bottomLineOf([
    { label: 'RESULTS', text: 'Pressure fell.' },
    { label: 'CONCLUSIONS', text },
  ]);

describe('bottomLineOf', () => {
  it.each([
    ['Walk.', 'Walk.'],
    ['Walking lowers pressure. Larger trials are needed.', 'Walking lowers pressure.'],
    [
      'Pressure is common. These results suggest that walking lowers it.',
      'These results suggest that walking lowers it.',
    ],
    ['Further studies are warranted.', 'Further studies are warranted.'],
    [
      'Caminar baja la presión de los pacientes. Son necesarios más estudios.',
      'Caminar baja la presión de los pacientes.',
    ],
  ])('of the labelled conclusions %j is %j', (text, line) => expect(concluded(text)).toBe(line));

  it.each([
    ['We walked. In conclusion, walk. Trials should follow.', 'In conclusion, walk.'],
    ['We walked. Pressure fell by 5%. Thus walking lowers it.', 'Thus walking lowers it.'],
    ['People walk. We asked why. They answered. Walking may lower pressure.', 'Walking may lower pressure.'],
    ['People walk. We asked why. They answered. Reasons for walking are discussed.', ''],
    ['People walk. We asked why. They answered. Pressure fell by 5% (p < 0.01).', ''],
    ['Walking may lower pressure.', ''],
    ['Wir gingen. Der Druck fiel. Das ist gut. Also ist das Gehen für den Druck von Vorteil.', ''],
    ['', ''],
  ])('of the text %j is %j', (text, line) => expect(unlabelled(text)).toBe(line));

  it('gives nothing where a sentence is no sentence', () => {
    expect(concluded('walk '.repeat(10_000))).toBe('');
    expect(bottomLineOf([])).toBe('');
  });
});
