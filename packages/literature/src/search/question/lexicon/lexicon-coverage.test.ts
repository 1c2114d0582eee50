import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import type { ConceptKind } from './lexicon-concepts.ts';
import { LEXICON_LANGUAGES } from './lexicon-rows.ts';
import { loadLexicon } from './lexicon.ts';

const { concepts, words } = loadLexicon();

const plain = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

const termsOf = (kinds: readonly ConceptKind[]): string[] =>
  concepts.filter(({ kind }) => kinds.includes(kind)).flatMap(({ terms }) => terms.en.map(plain));

type StarterLine = { ml_p: string; ml_i: string; ml_c: string; ml_o: string };

const starter = readFileSync(new URL('../../../../collection/starter-collection.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line): StarterLine => JSON.parse(line));

const unnamed = (field: keyof StarterLine, kinds: readonly ConceptKind[]): string[] => {
  const known = termsOf(kinds);
  return starter
    .map((line) => line[field])
    .filter((text) => text !== undefined && text !== '')
    .filter((text) => !known.some((term) => plain(text).includes(term)));
};

describe('the packaged collection', () => {
  it('has a known drug or procedure in what every study did', () => {
    const known = termsOf(['drug', 'drug-class', 'procedure']);
    const unknown = starter
      .flatMap(({ ml_i: did }) => did.split(' ; '))
      .filter((text) => !known.some((term) => plain(text).includes(term)));
    expect(unknown.toSorted()).toEqual([
      'both combined',
      'carefully monitored medication',
      'either agent alone',
      'haemoglobin 7 to 8 g/dL',
      'none',
      'protocol-based standard therapy',
    ]);
  });

  it('has a known condition or group of people in whom every study was done', () => {
    expect(unnamed('ml_p', ['condition', 'population', 'procedure', 'drug', 'drug-class'])).toEqual([
      'adults aged 55 to 64 years willing to be screened, United Kingdom',
    ]);
  });

  it('has a known outcome, condition or procedure in what almost every study measured', () => {
    const unknown = unnamed('ml_o', ['outcome', 'condition', 'procedure', 'drug-class']);
    expect(unknown.length).toBeLessThanOrEqual(starter.length * 0.03);
  });
});

describe('topics beyond the packaged collection', () => {
  const known = new Map(
    LEXICON_LANGUAGES.map((language) => [
      language,
      new Set(concepts.flatMap(({ terms }) => terms[language].map((term) => term.toLowerCase()))),
    ]),
  );

  it.each([
    [
      'en',
      'scabies gout migraine malaria dabigatran ibuprofen botulinum_toxin heart_attack blood_thinner water_pill sugar_disease clot_buster',
    ],
    [
      'nl',
      'hartfalen boezemfibrilleren suikerziekte bloedverdunner plaspillen hartinfarct beroerte galstenen schurft jicht',
    ],
    ['es', 'insuficiencia_cardíaca ictus derrame_cerebral azúcar_en_la_sangre sarna gota migraña paludismo estatinas'],
    ['fr', 'insuffisance_cardiaque avc crise_cardiaque gale goutte paludisme statines dapagliflozine phlébite'],
    [
      'de',
      'herzinsuffizienz herzschwäche vorhofflimmern schlaganfall zuckerkrankheit blutverdünner krätze gicht abnehmspritze',
    ],
    ['pt', 'insuficiência_cardíaca avc enxaqueca malária estatinas dapagliflozina pressão_alta sarna'],
  ] as const)('are named as lay people name them in %s', (language, names) => {
    const missing = names.split(' ').filter((name) => !known.get(language)?.has(name.replaceAll('_', ' ')));
    expect(missing).toEqual([]);
  });

  it('leave everyday English words free of medical terms', () => {
    const medical = [...words.en.general].filter((word) => known.get('en')?.has(word));
    expect(medical).toEqual([]);
  });

  it('are many', () => {
    const count = (kind: ConceptKind): number => concepts.filter((concept) => concept.kind === kind).length;
    expect(count('condition')).toBeGreaterThanOrEqual(1500);
    expect(count('drug') + count('drug-class')).toBeGreaterThanOrEqual(2600);
    expect(count('procedure')).toBeGreaterThanOrEqual(300);
    expect(count('outcome')).toBeGreaterThanOrEqual(380);
    expect(count('population')).toBeGreaterThanOrEqual(60);
    expect(words.en.general.size).toBeGreaterThanOrEqual(1500);
  });
});
