import { beforeAll, describe, expect, test } from 'vitest';
import { loadStarterCollection } from '../../literature/starter/load-starter-collection.ts';
import { articleFixture } from '../article.fixtures.ts';
import { memoryLiteratureIndex } from '../memory/memory-index.ts';
import { openLiteratureIndex } from '../sqlite/open-literature-index.ts';
import type { LiteratureIndex } from '../literature-index.ports.ts';
import { questionKnowledge } from './question-knowledge.ts';
import { readQuestion } from './read-question.ts';
import type { Understanding } from './topic.ts';

let index: LiteratureIndex;

beforeAll(async () => {
  index = await openLiteratureIndex({ path: ':memory:' });
  await loadStarterCollection({ index });
  return () => index.close();
});

function read(question: string, ...asked: string[]): Promise<Understanding> {
  const history = asked.map((content) => ({ user: 'USER' as const, content }));
  return readQuestion({ index, knowledge: questionKnowledge() }, { question, history, previousMainQuestion: '' });
}

async function required(question: string, ...asked: string[]): Promise<string[]> {
  const { readings } = await read(question, ...asked);
  return readings[0].topics.filter((topic) => topic.required).map((topic) => topic.id);
}

describe('the topics of a question', () => {
  test.each([
    'Paramedic student here. Does tranexamic acid help in trauma?',
    'GP wanting to know: does tranexamic acid help in trauma?',
    'Formulary query: does tranexamic acid help in trauma?',
  ])('leave out who asks: %s', async (question) => {
    const { readings } = await read(question);
    expect(readings[0].topics.map(({ id }) => id)).toEqual(['tranexamic-acid', 'trauma']);
  });

  test('are the interventions and conditions; outcomes and people only help to rank', async () => {
    expect(await required('Does dapagliflozin reduce hospitalisation for heart failure in women?')).toEqual([
      'dapagliflozin',
      'heart-failure',
    ]);
  });

  test.each([
    ['Ist Dapagliflozin bei Herzinsuffizienz wirksam?', 'de'],
    ['Helpt dapagliflozine bij hartfalen?', 'nl'],
    ['¿La dapagliflozina ayuda en la insuficiencia cardíaca?', 'es'],
    ['La dapagliflozine est-elle utile dans l’insuffisance cardiaque ?', 'fr'],
    ['A dapagliflozina ajuda na insuficiência cardíaca?', 'pt'],
    ['Does dapagliflozin help in heart failure?', 'en'],
  ])('are the same in six languages: %s', async (question, language) => {
    expect((await read(question)).language).toBe(language);
    expect((await required(question)).toSorted()).toEqual(['dapagliflozin', 'heart-failure']);
  });

  test('are found behind lay words, brand names and acronyms', async () => {
    expect(await required('Farxiga for HF')).toEqual(['dapagliflozin', 'heart-failure']);
    expect(await required('does aspirin stop a heart attack')).toEqual(['aspirin', 'myocardial-infarction']);
  });

  test('are found in spite of one wrong letter, and the change is told', async () => {
    const understanding = await read('Does dapaglifozin help in hart failure?');
    expect(understanding.readings[0].topics.map((topic) => topic.id)).toEqual(['dapagliflozin', 'heart-failure']);
    expect(understanding.corrections.map(({ from }) => from)).toContain('dapaglifozin');
  });

  test('are not made of a short word by another letter', async () => {
    const { readings } = await read('Are burr holes better than atorvastatin?');
    expect(readings[0].topics.map((topic) => topic.id)).not.toContain('burns');
  });

  test.each(['Is CCL19 present within dLNs?', 'Is NF2 (Merlin) lost in meningioma?', 'Is Smud-4 phosphorylated?'])(
    'keep names of genes and cells, whatever stands a letter away: %s',
    async (question) => {
      const neighbours = memoryLiteratureIndex();
      const title = 'DLTs of mice in Berlin: Smad and the mire';
      await neighbours.write({ articles: [articleFixture({ title })], deletions: [] });
      const asked = { question, history: [], previousMainQuestion: '' };
      const { corrections } = await readQuestion({ index: neighbours, knowledge: questionKnowledge() }, asked);
      expect(corrections).toEqual([]);
    },
  );

  test('are found behind what is left of a name, where only one begins like it', async () => {
    const { corrections } = await read('dexmed, and insul, relat, respi or cefta?');
    expect(corrections).toEqual([{ from: 'dexmed', to: 'dexmedetomidine' }]);
  });

  test('is a slip in an everyday word, too, which then is no topic', async () => {
    const { corrections, readings } = await read('Ablation for symptomtic atrial fibrillation?');
    expect(corrections).toEqual([{ from: 'symptomtic', to: 'symptomatic' }]);
    expect(readings[0].topics.map(({ surface }) => surface)).not.toContain('symptomtic');
  });

  test('are still found behind a slip that only begins with a capital, or stands in a longer remark', async () => {
    const capital = await read('Does Dapaglifozin help?');
    expect(capital.corrections).toEqual([{ from: 'Dapaglifozin', to: 'dapagliflozin' }]);
    const remark = await read('Does it help (with dapaglifozin alone)?');
    expect(remark.corrections).toEqual([{ from: 'dapaglifozin', to: 'dapagliflozin' }]);
  });

  test.each([
    ['She is now on warfarin. Does it cause bleeding?', 'neonatal-abstinence'],
    ['a man had a stroke, does aspirin help?', 'hads'],
    ['in this era, does aspirin help?', 'eras'],
    ['Do ERA lower pressure in the lungs?', 'eras'],
  ])('take no word for an acronym that shares its stem: %s', async (question, id) => {
    const { readings } = await read(question);
    expect(readings[0].topics.map((topic) => topic.id)).not.toContain(id);
  });

  test.each([
    ['is it safe to eat a bun before a scan?', 'BUN'],
    ['does sleeping on a sofa hurt the back?', 'SOFA'],
    ['can I chop tablets in half?', 'CHOP'],
  ])('take no everyday word for an acronym: %s', async (question, acronym) => {
    const named = async (asked: string) =>
      (await read(asked)).readings[0].topics.filter(({ kind }) => kind !== 'word').map(({ surface }) => surface);
    expect(await named(question)).not.toContain(acronym.toLowerCase());
    expect(await named(`Does ${acronym} rise with dehydration?`)).toContain(acronym);
  });

  test.each([
    ['Do PROMs improve after knee replacement?', 'PROM'],
    ['Are MIs less common with aspirin?', 'MI'],
    ['is copd worse in winter?', 'COPD'],
  ])('find acronyms in the plural and in small letters: %s', async (question, acronym) => {
    const { readings } = await read(question);
    const named = readings[0].topics
      .filter(({ kind }) => kind !== 'word')
      .flatMap(({ terms }) => terms.map(({ text }) => text));
    expect(named.some((name) => name.startsWith(acronym))).toBe(true);
  });

  test('keep acronyms that nothing knows as they are, unless everything is in capitals', async () => {
    expect((await read('Does SGTL help in heart failure?')).corrections).toEqual([]);
    expect((await read('DOES DAPAGLIFOZIN HELP?')).corrections.map(({ from }) => from)).toContain('DAPAGLIFOZIN');
  });

  test.each([
    ['What does SLC25A20 transport?', 'slc25a20'],
    ['Does KAT2A matter in leukaemia?', 'kat2a'],
    ['Are PCSK9i safe?', 'pcsk9-inhibitors'],
  ])('are names whole, however letters and figures take turns in them: %s', async (question, name) => {
    expect(await required(question)).toContain(name);
  });

  test('are not the letters of a score', async () => {
    expect(await required('Aortic stenosis with an STS score below 2%: what helps?')).toEqual(['aortic-stenosis']);
  });

  test.each([
    ['Does a PARP inhibitor help in stage IV ovarian cancer?', 'iv'],
    ['Does factor VII stop bleeding?', 'vii'],
    ['Edoxaban instead of Fragmin jabs in cancer?', 'vaccines'],
    ['Lithium on top of fluphenazine depot for schizophrenia?', 'depot'],
    ['Patient with asthma who doesn’t want steroids', 'doesn'],
    ['Migraine in the ER: does metoclopramide help?', 'er'],
  ])(
    'are not letters that count, how something is given, where, or the rest of a negation: %s',
    async (question, id) => {
      expect((await read(question)).readings[0].topics.map((topic) => topic.id)).not.toContain(id);
    },
  );

  test('are found behind two letters in the plural', async () => {
    expect(await required('Fewer MIs with rosuvastatin?')).toEqual(['myocardial-infarction', 'rosuvastatin']);
  });

  test('are letters as they stand where the literature writes them beside the rest of the question for something else', async () => {
    const small = memoryLiteratureIndex();
    const ask = { question: 'Does DMG help in autism?', history: [], previousMainQuestion: '' };
    const ids = async () => {
      const { readings } = await readQuestion({ index: small, knowledge: questionKnowledge() }, ask);
      return readings[0].topics.filter((topic) => topic.required).map((topic) => topic.id);
    };
    expect(await ids()).toEqual(['dipg', 'autism']);
    const otherwise = articleFixture({ pmid: '1', title: 'Dimethylglycine (DMG) in children with autism' });
    await small.write({ articles: [otherwise], deletions: [] });
    expect(await ids()).toEqual(['dmg', 'autism']);
    const inFull = articleFixture({ pmid: '2', title: 'Autism and diffuse intrinsic pontine glioma' });
    await small.write({ articles: [inFull], deletions: [] });
    expect(await ids()).toEqual(['dipg', 'autism']);
  });

  test('are not what asks, nor who approves, nor what joins', async () => {
    const [reading] = (await read('Please list and describe FDA approved uses of aspirin AND dapagliflozin')).readings;
    expect(reading.topics.filter(({ required: isRequired }) => isRequired).map(({ id }) => id)).toEqual([
      'aspirin',
      'dapagliflozin',
    ]);
    expect(reading.optionalTerms).toEqual(['approved', 'uses']);
  });

  test('include names that nothing knows, so that nothing covers them', async () => {
    expect(await required('Does qualmizumab help in heart failure?')).toContain('qualmizumab');
  });

  test.each(['', '   ', '?!', '12 34', 'What is the meaning of life?', '🙂🙂', '\u0000', 'the of and'])(
    'are none in %j',
    async (question) => {
      expect((await read(question)).readings[0].topics.filter((topic) => topic.required)).toEqual([]);
    },
  );

  test('of a very long question are read without delay', async () => {
    const { readings } = await read(`dapagliflozin ${'and so on '.repeat(50_000)}`);
    expect(readings[0].topics.map((topic) => topic.id)).toContain('dapagliflozin');
  });
});

describe('a follow-up', () => {
  const first = 'Does dapagliflozin reduce hospitalisation for heart failure?';

  test('keeps what it does not change', async () => {
    const { readings, isFollowUp } = await read('and in women?', first);
    expect(isFollowUp).toBe(true);
    expect(readings[0].topics.map((topic) => topic.id)).toEqual(
      expect.arrayContaining(['dapagliflozin', 'heart-failure', 'women']),
    );
    expect(readings[0].question).toContain('dapagliflozin');
  });

  test('puts a new intervention in the place of the old one', async () => {
    expect(await required('What about empagliflozin?', first)).toEqual(['heart-failure', 'empagliflozin']);
    expect((await read('What about empagliflozin?', first)).readings[0].question).toBe(
      'Does empagliflozin reduce hospitalisation for heart failure?',
    );
  });

  test('that points back asks of something new; one that goes on narrows first', async () => {
    expect(await required('Does it help in chronic kidney disease?', first)).not.toContain('heart-failure');
    expect(await required('And in type 2 diabetes?', first)).toContain('heart-failure');
  });

  test.each([
    'how large was that trial?',
    'is it safe?',
    'what were the side effects?',
    'what was the effect?',
    'and why?',
  ])('asks onward without naming anything: %s', async (question) => {
    expect(await required(question, first)).toEqual(['dapagliflozin', 'heart-failure']);
  });

  test('follows a follow-up', async () => {
    expect(await required('and in women?', first, 'what about empagliflozin?')).toEqual([
      'heart-failure',
      'empagliflozin',
    ]);
  });

  test('is none when it names all it needs, or nothing at all', async () => {
    expect((await read('Does aspirin prevent stroke?', first)).isFollowUp).toBe(false);
    for (const aside of ['lol ok', 'What will the weather be in Utrecht tomorrow?', 'how are you?', 'thank you']) {
      const { readings } = await read(aside, first);
      expect({ aside, required: readings[0].topics.filter((topic) => topic.required) }).toEqual({
        aside,
        required: [],
      });
    }
  });
});

describe('what clinicians write for short', () => {
  test('“pts” are patients, in small letters too', async () => {
    const { readings } = await read('do psychotic pts on lithium stay well?');
    expect(readings[0].topics.map(({ preferred }) => preferred)).not.toContain('post-thrombotic syndrome');
  });

  test('letters that the question spells out itself stand for nothing else', async () => {
    const { readings } = await read('Does DMG (dimethylglycine) help in autism?');
    expect(readings[0].topics.map(({ preferred }) => preferred)).not.toContain('diffuse intrinsic pontine glioma');
    const { readings: others } = await read('What helps children with DMG?');
    expect(others[0].topics.map(({ preferred }) => preferred)).toContain('diffuse intrinsic pontine glioma');
  });

  test.each([
    ['Newly diagnosed breast ca, had a CT TAP: bone scan too?', 'transthyretin amyloidosis'],
    ['A woman has a massive MCA infarct: what are her chances?', 'Montreal Cognitive Assessment'],
  ])('what has letters of its own is not guessed from others: %s', async (question, guess) => {
    const { readings } = await read(question);
    expect(readings[0].topics.map(({ preferred }) => preferred)).not.toContain(guess);
  });

  test('what a drug is given as is no device', async () => {
    const { readings } = await read('Do vitamin C pessaries keep vaginosis from coming back?');
    expect(readings[0].topics.map(({ preferred }) => preferred)).not.toContain('vaginal pessary');
  });

  test.each(['breast ca', 'prostate ca', 'bowel ca'])('“%s” is a cancer', async (name) => {
    const { readings } = await read(`What helps in ${name}?`);
    expect(readings[0].topics.map(({ preferred }) => preferred).join()).toMatch(/cancer/);
  });
});
