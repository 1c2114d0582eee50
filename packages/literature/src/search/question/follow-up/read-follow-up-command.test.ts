import { followUpCommandSchema, type QuestionFrame } from '@footnote/domain';
import { describe, expect, test } from 'vitest';
import { questionKnowledge } from '../question-knowledge.ts';
import { readFollowUpCommand } from './read-follow-up-command.ts';

const RIVAROXABAN: QuestionFrame = {
  type: 'therapy',
  condition: ['atrial fibrillation'],
  qualifiers: [{ dimension: 'sex', value: 'men', negated: false }],
  interventions: ['rivaroxaban'],
  comparators: ['warfarin'],
  outcomes: ['stroke'],
  time: null,
};

const read = (text: string, frame = RIVAROXABAN) =>
  readFollowUpCommand(text, { frame, knowledge: questionKnowledge() });

/** What is read of a follow-up in a word or two. */
function told(text: string): string {
  const command = read(text);
  if (command === null) return 'question';
  followUpCommandSchema.parse(command);
  if (command.kind === 'change-population') return `in ${command.qualifiers.map(({ value }) => value).join(' + ')}`;
  return command.kind === 'change-intervention' ? `with ${command.intervention}` : command.kind;
}

describe('a follow-up that acts on the last answer', () => {
  test.each([
    ['shorter', 'shorten'],
    ['Shorter, please.', 'shorten'],
    ['in one sentence', 'shorten'],
    ['Summarise in one sentence', 'shorten'],
    ['can you make it shorter?', 'shorten'],
    ['tl;dr', 'shorten'],
    ['as a table', 'tabulate'],
    ['Make a table', 'tabulate'],
    ['Can you put this in a table, please?', 'tabulate'],
    ['side effects?', 'harms'],
    ['And the harms?', 'harms'],
    ['What about adverse events?', 'harms'],
    ['is it safe?', 'harms'],
    ['Which of these is largest?', 'largest'],
    ['which study was the biggest', 'largest'],
    ['the largest?', 'largest'],
    ['the newest?', 'newest'],
    ['What is the most recent study?', 'newest'],
    ['in women?', 'in women'],
    ['And in children?', 'in children'],
    ['what about pregnant women?', 'in women + pregnancy'],
    ['people over 80?', 'in over 80'],
    ['only in older adults', 'in older adults'],
    ['and for apixaban?', 'with apixaban'],
    ['What about dabigatran?', 'with dabigatran'],
    ['apixaban instead?', 'with apixaban'],
    ['korter graag', 'shorten'],
    ['Als tabel', 'tabulate'],
    ['bijwerkingen?', 'harms'],
    ['en bij vrouwen?', 'in women'],
    ['más corto, por favor', 'shorten'],
    ['¿Y en niños?', 'in children'],
    ['¿efectos secundarios?', 'harms'],
    ['en un tableau', 'tabulate'],
    ['et chez les enfants ?', 'in children'],
    ['Quelle est la plus grande étude ?', 'largest'],
    ['in einem Satz', 'shorten'],
    ['Und bei Frauen?', 'in women'],
    ['die neueste Studie?', 'newest'],
    ['e para apixabana?', 'with apixaban'],
    ['efeitos colaterais?', 'harms'],
    ['em uma tabela', 'tabulate'],
  ])('%s → %s', (text, meaning) => {
    expect(told(text)).toBe(meaning);
  });
});

test.each([
  'shorter hospital stay with early surgery?',
  'table salt and hypertension',
  'largest trial of aspirin in primary prevention',
  'side effects of amiodarone?',
  'are newer anticoagulants safer in women?',
  'short-course antibiotics in children?',
  'Is it safe to stop statins before surgery?',
  'newest guideline on heart failure',
  'does apixaban lower mortality in women?',
  'and in heart failure?',
  'one sentence reading test in dyslexia',
  'Which of these drugs is the largest risk for falls?',
  'and after surgery?',
  'And for rivaroxaban?',
  'summarise this page',
  '',
  '????',
])('“%s” is a question of its own', (text) => {
  expect(told(text)).toBe('question');
});

test('a drug is only exchanged where the last question names one', () => {
  expect(read('and for apixaban?', { ...RIVAROXABAN, interventions: [] })).toBeNull();
});

test('a long text is no command, however it begins', () => {
  expect(told(`shorter ${'please '.repeat(10_000)}`)).toBe('question');
});
