import { expect, it } from 'vitest';
import { readCity } from './read-city.ts';

const bytes = (text: string) => Buffer.from(text).toString('latin1');

it.each([
  ['Utrecht', 'Utrecht'],
  [' The Hague ', 'The Hague'],
  ['S%C3%A3o%20Paulo', 'São Paulo'],
  [bytes('Göttingen'), 'Göttingen'],
  [Buffer.from('Göttingen', 'latin1').toString('latin1'), 'Göttingen'],
  [bytes("L'Haÿ-les-Roses"), "L'Haÿ-les-Roses"],
  [encodeURIComponent('東京'), '東京'],
  ['Frankfurt (Oder)', 'Frankfurt (Oder)'],
  ['', null],
  ['-', null],
  ['<script>', null],
  ['%3Cscript%3E', null],
  ['%00', null],
  ['%', null],
  ['Paris%0d%0aSet-Cookie: a=b', null],
  ['x'.repeat(101), null],
  ['%E2%80%AEParis', null],
])('reads %j as %j', (header, city) => {
  expect(readCity(header)).toBe(city);
});
