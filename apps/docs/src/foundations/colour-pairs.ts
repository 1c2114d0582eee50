import type { Palette } from '@footnote/ui';

/** Two colours the kit puts on one another and the contrast they owe: 4.5 for text, 3 for edges and marks. */
export interface ColourPair {
  front: keyof Palette;
  back: keyof Palette;
  owed: 3 | 4.5;
}

const text = (front: keyof Palette, ...backs: (keyof Palette)[]): ColourPair[] =>
  backs.map((back) => ({ front, back, owed: 4.5 }));

const edge = (front: keyof Palette, ...backs: (keyof Palette)[]): ColourPair[] =>
  backs.map((back) => ({ front, back, owed: 3 }));

/** Every pair of the visual language. */
export const colourPairs: readonly ColourPair[] = [
  ...text('ink', 'paper', 'surface', 'sunken', 'accentSoft', 'citeSoft'),
  ...text('inkMuted', 'paper', 'surface', 'sunken'),
  ...text('accent', 'paper', 'surface', 'accentSoft'),
  ...text('onAccent', 'accent', 'accentStrong'),
  ...text('cite', 'paper', 'surface', 'citeSoft'),
  ...text('pro', 'surface', 'proSoft'),
  ...text('positive', 'surface', 'positiveSoft'),
  ...text('caution', 'surface', 'cautionSoft'),
  ...text('critical', 'surface', 'criticalSoft'),
  ...text('onCritical', 'critical'),
  ...text('info', 'surface', 'infoSoft'),
  ...edge('lineStrong', 'paper', 'surface'),
  ...edge('accent', 'sunken'),
];
