import type { QueryWarning } from '@footnote/domain';
import { plainReading, queryWarning, TEXT_LIMITS, writeReading } from '@footnote/domain/core';
import type { LiteratureIndex } from '../literature-index.ports.ts';
import type { ExplainedClause } from '../pubmed/search-pubmed.ts';
import { articlesNaming } from './count-topics.ts';
import type { LearntTerm } from './question-ranking.ts';
import { quoted, topicsReading } from './search-string.ts';
import type { Correction, Topic, Understanding } from './topic.ts';
import type { TopicLimits } from './topic-query.ts';

export type QuestionIssueCode =
  | 'spelling-corrected'
  | 'word-not-found'
  | 'not-together'
  | 'text-shortened'
  | 'nothing-to-search';

/** What was done about a part of the text, or could not be; positions in UTF-16 units of the text as typed. */
export interface QuestionIssue extends QueryWarning {
  code: QuestionIssueCode;
  start: number;
  end: number;
}

interface Explained {
  issues: QuestionIssue[];
  explained: ExplainedClause[];
}

interface Asked {
  text: string;
  understanding: Understanding;
  learnt: readonly LearntTerm[];
  /** Articles found for the whole. */
  total: number;
  /** Whether what was found names every topic. */
  named: TopicLimits['named'];
}

/** Topics whose articles are counted; a pasted page names more. */
const MAX_COUNTED = 20;

/** Says how a question was read: its topics with their synonyms and the articles that name each, and what was corrected. */
export async function explainQuestion(
  index: Pick<LiteratureIndex, 'search' | 'frequencies'>,
  { text, understanding, learnt, total, named }: Asked,
  signal?: AbortSignal,
): Promise<Explained> {
  const { readings, corrections } = understanding;
  const [{ topics }] = readings;
  const issues = corrections.map(({ from, to }): QuestionIssue => {
    const remark = queryWarning('spelling-corrected', { from, to });
    return { code: 'spelling-corrected', ...remark, ...placeOf(from, text, []) };
  });
  if (text.trim().length > TEXT_LIMITS.readOfQuestion) {
    const remark = queryWarning('text-shortened', { most: TEXT_LIMITS.readOfQuestion });
    issues.push({ code: 'text-shortened', ...remark, start: 0, end: text.length });
  }
  const lines = await topicLines(index, { text, topics, learnt, corrections }, signal);
  for (const { start, end, text: words, articles } of lines)
    if (articles === 0) issues.push({ code: 'word-not-found', ...queryWarning('word-nowhere', { words }), start, end });
  const whole = { start: 0, end: text.length };
  if (total === 0 && topics.length === 0)
    issues.push({ code: 'nothing-to-search', ...queryWarning('nothing-meant', {}), ...whole });
  if (named === 'some' && total > 0)
    issues.push({ code: 'not-together', ...queryWarning('not-together', {}), ...whole });
  const required = topics.filter((topic) => topic.required);
  const helping = topics.filter((topic) => !topic.required);
  const reading = writeReading(topicsReading(required, helping));
  return { issues, explained: [{ ...whole, level: 0, text, ...reading, articles: total }, ...lines] };
}

interface Named {
  text: string;
  topics: readonly Topic[];
  learnt: readonly LearntTerm[];
  corrections: readonly Correction[];
}

async function topicLines(
  index: Pick<LiteratureIndex, 'search' | 'frequencies'>,
  { text, topics, learnt, corrections }: Named,
  signal?: AbortSignal,
): Promise<ExplainedClause[]> {
  const lines: ExplainedClause[] = [];
  for (const [position, topic] of topics.entries()) {
    const place = placeOf(topic.surface, text, corrections);
    const articles = position < MAX_COUNTED ? await articlesNaming(topic, index, signal) : null;
    const reading = writeReading(topicsReading([withLearnt(topic, learnt)], []));
    lines.push({ ...place, level: 1, text: topic.surface, ...reading, articles });
  }
  for (const { text: written, expansion } of learnt) {
    if (topics.some((topic) => topic.surface === written)) continue;
    const either = `(${[written, expansion].map(quoted).join(' OR ')})`;
    const reading = writeReading(plainReading('topics', { topics: either }));
    const [frequency] = await index.frequencies([written]);
    const place = placeOf(written, text, corrections);
    lines.push({ ...place, level: 1, text: written, ...reading, articles: frequency?.articles ?? null });
  }
  return lines.sort((left, right) => left.start - right.start);
}

/** A topic with what the literature writes instead of its words. */
export function withLearnt(topic: Topic, learnt: readonly LearntTerm[]): Topic {
  const expansions = learnt.filter(({ text }) => text === topic.surface).map(({ expansion }) => expansion);
  return { ...topic, terms: [...topic.terms, ...expansions.map((text) => ({ text, weight: 1 }))] };
}

/** Where a part stands in the text as typed; the whole text where it stands nowhere, as in a follow-up. */
function placeOf(part: string, text: string, corrections: readonly Correction[]): { start: number; end: number } {
  const typed = corrections.reduce((words, { from, to }) => words.replace(to, () => from), part);
  const start = text.indexOf(typed);
  return start < 0 ? { start: 0, end: text.length } : { start, end: start + typed.length };
}
