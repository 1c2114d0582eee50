import { describe, expect, it } from 'vitest';
import { DEFAULT_CHAT_STUDY_TYPES } from '../literature/study-type.ts';
import { chatQueryParametersSchema, chatQuerySchema } from './chat-query.schema.ts';
import type { ChatTurn } from './chat-session.schema.ts';
import { monthsSince, NO_FILTERS } from './chat-filters.ts';
import { chatHistory, composeQuery, type QueryIntent } from './compose-query.ts';
import { icosapentEvidence } from './evidence/answer-evidence.fixtures.ts';
import { emptyTurn } from './fold-turn.ts';
import { HISTORY_LIMIT } from './limits.ts';

const turn = (over: Partial<ChatTurn>): ChatTurn => ({
  ...emptyTurn({ id: 't', position: 0, question: 'q', language: 'en', request: null, askedAt: '2026-01-01T00:00:00Z' }),
  ...over,
});

const intent = (over: Partial<QueryIntent> = {}): QueryIntent => ({
  question: '  Does aspirin prevent stroke? ',
  earlier: [],
  filters: NO_FILTERS,
  settings: { language: 'en', layman: false, precision: false, elaborate: false, format: ' ', sources: ['pubmed'] },
  chosen: null,
  frame: null,
  today: '2026-11-20T10:00:00Z',
  ...over,
});

describe('composeQuery', () => {
  it('sends only what the contract knows, and the default study types until the reader chose others', () => {
    const { query, parameters } = composeQuery(intent());
    expect(query.studyTypes).toEqual(DEFAULT_CHAT_STUDY_TYPES);
    expect(chatQuerySchema.parse(query)).toMatchObject({
      question: 'Does aspirin prevent stroke?',
      outputFormat: null,
    });
    expect(chatQueryParametersSchema.parse(parameters)).toEqual({ current_week: false, cost_effectiveness: false });
  });

  it('carries filters, the three parameters and the chosen references', () => {
    const { query, parameters } = composeQuery(
      intent({
        filters: {
          studyTypes: ['meta_analysis'],
          impactFactor: 'high',
          sampleSize: 500,
          publishedSince: 2020,
          currentWeek: true,
          costEffectiveness: true,
          sort: 'recency',
        },
        chosen: { ids: ['1', '2'], as: 'regenerate' },
      }),
    );
    expect(query).toMatchObject({
      studyTypes: ['meta_analysis'],
      sampleSize: 500,
      citations: ['1', '2'],
      isSelectRegenerate: true,
      chatWithDocuments: false,
    });
    expect(parameters).toEqual({ sort_by: 'recency', current_week: 'true', cost_effectiveness: 'true' });
  });

  it('carries how the user corrected the reading of the question, and nothing where nobody did', () => {
    const frame = icosapentEvidence.frame;
    expect(chatQuerySchema.parse(composeQuery(intent({ frame })).query).frame).toEqual(frame);
    expect(composeQuery(intent()).query).not.toHaveProperty('frame');
    const oversized = { ...frame, outcomes: ['x'.repeat(301)] };
    expect(chatQuerySchema.safeParse({ question: 'q', frame: oversized }).success).toBe(false);
    expect(chatQuerySchema.safeParse({ question: 'q', frame: { ...frame, says: 'who' } }).success).toBe(false);
  });

  it('tells the main question of the last answer, and not of one that failed', () => {
    const earlier = [
      turn({ state: 'answered', mainQuestion: 'first', answer: 'A [1].' }),
      turn({ state: 'failed', mainQuestion: 'second' }),
    ];
    expect(composeQuery(intent({ earlier })).query).toMatchObject({ previousMainQuestion: 'first' });
  });

  it('drops the oldest messages beyond the limit', () => {
    const earlier = Array.from({ length: 150 }, (_none, at) => turn({ question: `q${at}` }));
    const { history } = composeQuery(intent({ earlier })).query;
    expect(history).toHaveLength(HISTORY_LIMIT);
    expect(history?.at(-2)?.content).toBe('q149');
  });

  it('drops the oldest messages when all together are too long', () => {
    const earlier = Array.from({ length: 5 }, () => turn({ answer: 'x'.repeat(90_000) }));
    const { history } = composeQuery(intent({ earlier })).query;
    expect(history?.map(({ content }) => content.length)).toEqual([1, 90_000, 1, 90_000, 1, 90_000]);
  });
});

describe('chatHistory', () => {
  it('keeps votes and feedback with their answers', () => {
    expect(chatHistory([turn({ answer: 'a', responseQuality: 1, feedback: 'too short' })])).toEqual([
      { user: 'USER', content: 'q' },
      { user: 'ASSISTANT', content: 'a', responseQuality: 1, feedback: 'too short' },
    ]);
  });
});

describe('monthsSince', () => {
  it('counts from the first of January and never gives zero', () => {
    expect(monthsSince(2020, '2026-11-01')).toBe(82);
    expect(monthsSince(2026, '2026-01-01')).toBe(0.01);
    expect(monthsSince(2030, '2026-01-01')).toBe(0.01);
  });
});
