import { z } from 'zod';
import { differenceOf, meanOf, type Difference, type Quality } from './retrieval-measures.ts';
import { OURS } from './retrieval-systems.ts';

export interface JudgedSystem {
  name: string;
  /** One a question, in their order. */
  qualities: readonly Quality[];
  /** Of one question, in the middle and at p99. */
  milliseconds: readonly [number, number];
}

const differenceSchema = z.object({ mean: z.number(), low: z.number(), high: z.number() });
const qualitySchema = z.object({ ndcg: z.number(), recall: z.number() });
const tableSchema = z.object({
  articles: z.number(),
  questions: z.number(),
  systems: z.array(
    z.object({
      name: z.string(),
      tuned: qualitySchema,
      heldOut: qualitySchema,
      /** Held out, against the whole that it is a part of; null for the wholes. */
      difference: z.object({ ndcg: differenceSchema, recall: differenceSchema }).nullable(),
    }),
  ),
});

/** The figures as they are kept. */
export type RetrievalTable = z.infer<typeof tableSchema>;

/** Every second question was used to choose weights, the others were only measured. */
const TUNED = 0;
const HELD_OUT = 1;

/** Sums up the systems; one whose name begins with “…” is compared with the whole above it, the first with our own. */
export function retrievalTable(
  size: Pick<RetrievalTable, 'articles' | 'questions'>,
  judged: readonly JudgedSystem[],
): RetrievalTable {
  let whole = judged.find(({ name }) => name === OURS);
  const systems = judged.map((system) => {
    const isPart = system.name.startsWith('…');
    if (!isPart) whole = system;
    const other = isPart ? whole : judged.find(({ name }) => name === OURS);
    const heldOut = half(system, HELD_OUT);
    const difference =
      other === undefined || other === system
        ? null
        : {
            ndcg: differenceOf(column(heldOut, 'ndcg'), column(half(other, HELD_OUT), 'ndcg')),
            recall: differenceOf(column(heldOut, 'recall'), column(half(other, HELD_OUT), 'recall')),
          };
    return { name: system.name, tuned: mean(half(system, TUNED)), heldOut: mean(heldOut), difference };
  });
  return { ...size, systems };
}

function half({ qualities }: JudgedSystem, rest: number): Quality[] {
  return qualities.filter((_, position) => position % 2 === rest);
}

function column(qualities: readonly Quality[], measure: keyof Quality): number[] {
  return qualities.map((quality) => quality[measure]);
}

function mean(qualities: readonly Quality[]): Quality {
  return { ndcg: meanOf(column(qualities, 'ndcg')), recall: meanOf(column(qualities, 'recall')) };
}

/** The table for the docs. */
export function tableInMarkdown({ articles, questions, systems }: RetrievalTable): string {
  const shown = ({ ndcg, recall }: Quality) => `${ndcg.toFixed(3)} · ${recall.toFixed(3)}`;
  const signed = (value: number) => (value < 0 ? `−${(-value).toFixed(3)}` : `+${value.toFixed(3)}`);
  const interval = ({ mean: middle, low, high }: Difference) => `${signed(middle)} (${signed(low)} to ${signed(high)})`;
  const rows = systems.map(
    ({ name, tuned, heldOut, difference }) =>
      `| ${name} | ${shown(tuned)} | ${shown(heldOut)} | ${difference === null ? '' : interval(difference.ndcg)} | ${difference === null ? '' : interval(difference.recall)} |`,
  );
  return [
    `${questions} questions, ${articles} articles; nDCG@10 · recall@20, 95 % of bootstrap samples in brackets`,
    '',
    '|   | tuned half | held-out half | nDCG@10, held out | recall@20, held out |',
    '| - | ---------- | ------------- | ----------------- | ------------------- |',
    ...rows,
  ].join('\n');
}

/** Where figures differ from those kept, in words; small differences of arithmetic are none. */
export function differencesFrom(kept: unknown, table: RetrievalTable): string[] {
  const parsed = tableSchema.safeParse(kept);
  if (!parsed.success) return ['the file is no table of this evaluation'];
  const before = new Map(parsed.data.systems.map((system) => [system.name, system]));
  const sizes = parsed.data.questions === table.questions && parsed.data.articles === table.articles;
  return [
    ...(sizes ? [] : ['other questions or articles']),
    ...table.systems.flatMap(({ name, tuned, heldOut }) => {
      const old = before.get(name);
      const same =
        old !== undefined &&
        [tuned, heldOut].every((quality, place) => isClose(quality, [old.tuned, old.heldOut][place]));
      return same ? [] : [`“${name}”`];
    }),
    ...[...before.keys()].filter((name) => table.systems.every((system) => system.name !== name)),
  ];
}

const CLOSE = 0.0005;

function isClose(quality: Quality, other: Quality | undefined): boolean {
  if (other === undefined) return false;
  return Math.abs(quality.ndcg - other.ndcg) < CLOSE && Math.abs(quality.recall - other.recall) < CLOSE;
}
