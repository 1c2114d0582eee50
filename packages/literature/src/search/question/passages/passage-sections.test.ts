import { expect, it } from 'vitest';
import { paperSections } from './passage-sections.ts';

it('follows the headings of a paper from passage to passage', () => {
  const passages = [
    'A title\nAbstract\nThe methods were sound.',
    'More.',
    '2. Methods\nPeople were asked.',
    'Results:\nThey answered.',
    'Discussion',
    'References',
  ];
  expect(paperSections(passages)).toEqual(['opening', 'opening', 'methods', 'results', 'discussion', 'end']);
});

it.each([
  ['Ergebnisse', 'results'],
  ['Material und Methoden', 'methods'],
  ['Résultats', 'results'],
  ['Discusión', 'discussion'],
  ['Referenties', 'end'],
  ['Métodos', 'methods'],
])('knows the heading “%s”', (heading, section) => {
  expect(paperSections([heading])).toEqual([section]);
});

it('takes no sentence for a heading', () => {
  expect(paperSections(['Results were poor.', 'The results'])).toEqual(['opening', 'opening']);
});
