import { expect, test } from 'vitest';
import { answerCitations } from '../answer.fixtures.ts';
import { sglt2Evidence } from './answer-evidence.fixtures.ts';
import { answerEvidenceSchema } from './answer-evidence.schema.ts';
import { commandedStudy, directStudies } from './commanded-study.ts';
import { followUpCommandSchema } from './follow-up-command.schema.ts';
import { changedFrame, isAnswerCommand, type FollowUpCommand } from './follow-up-command.ts';
import { reportedHarms } from './reported-harms.ts';

const women = { dimension: 'sex', value: 'women', negated: false } as const;
const { frame } = sglt2Evidence;

test('other people take the place of those of the same kind, and of no others', () => {
  const men = { ...women, value: 'men' };
  const children = { dimension: 'age', value: 'children', negated: false } as const;
  const asked = { ...frame, qualifiers: [men, children] };
  const changed = changedFrame(asked, { kind: 'change-population', qualifiers: [women] });
  expect(changed).toEqual({ ...asked, qualifiers: [children, women] });
});

test('another treatment takes the place of the one asked about, and is compared with the same', () => {
  const asked = { ...frame, interventions: ['rivaroxaban'], comparators: ['warfarin', 'apixaban'] };
  expect(changedFrame(asked, { kind: 'change-intervention', intervention: 'apixaban' })).toEqual({
    ...asked,
    interventions: ['apixaban'],
    comparators: ['warfarin'],
  });
});

test('the largest study is the one with most participants, the newest that of the last date', () => {
  const sizes = sglt2Evidence.table.map(({ n }) => n ?? 0);
  expect(commandedStudy('largest', sglt2Evidence, answerCitations)?.n).toBe(Math.max(...sizes));
  const dates = directStudies(sglt2Evidence).map((n) => answerCitations[n - 1]?.publication_date ?? '');
  const newest = commandedStudy('newest', sglt2Evidence, answerCitations);
  expect(answerCitations[(newest?.citation ?? 0) - 1]?.publication_date).toBe(dates.toSorted().at(-1));
  expect(commandedStudy('shorten', sglt2Evidence, answerCitations)).toBeUndefined();
});

test('no study is the largest where none tells its size', () => {
  const table = sglt2Evidence.table.map((row) => ({ ...row, n: null }));
  expect(commandedStudy('largest', { table }, answerCitations)).toBeUndefined();
});

test('harms are quoted word for word, of direct studies alone, and no plan is one', () => {
  const [first] = sglt2Evidence.table;
  if (first === undefined) throw new Error('The sample has no direct study.');
  const [citation] = answerCitations;
  if (citation === undefined) throw new Error('The sample has no reference.');
  const told = 'Genital infections occurred in 4 % against 1 %.';
  const abstract = `METHODS: Safety outcomes were assessed at 12 weeks.\nRESULTS: Mortality fell. ${told}`;
  const table = [{ ...first, citation: 1 }];
  const harms = reportedHarms({ table, harms: [] }, [{ ...citation, abstract }]);
  expect(harms.map(({ text }) => text)).toEqual([told]);
  expect(harms.map(({ start, end }) => abstract.slice(start, end))).toEqual([told]);
  const planned = { ...citation, abstract: 'METHODS: Safety outcomes were assessed at 12 weeks.' };
  expect(reportedHarms({ table, harms: [] }, [planned])).toEqual([]);
  expect(reportedHarms({ table: [], harms: [] }, [{ ...citation, abstract }])).toEqual([]);
});

test('a command travels with the evidence it is answered from', () => {
  const command: FollowUpCommand = { kind: 'change-population', qualifiers: [women] };
  expect(answerEvidenceSchema.parse({ ...sglt2Evidence, command })).toEqual({ ...sglt2Evidence, command });
  expect(isAnswerCommand(command)).toBe(false);
  expect(isAnswerCommand({ kind: 'tabulate' })).toBe(true);
  expect(followUpCommandSchema.safeParse({ kind: 'delete' }).success).toBe(false);
});
