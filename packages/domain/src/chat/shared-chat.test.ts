import { describe, expect, it } from 'vitest';
import { dapaHfCitation } from '../literature/starter-citations.fixtures.ts';
import { pdfCitation } from '../literature/unusual-citations.fixtures.ts';
import type { ChatTurn } from './chat-session.schema.ts';
import { emptyTurn } from './fold-turn.ts';
import { isRedacted } from './redact-turn.ts';
import { sharedTurn } from './shared-chat.ts';
import { sharedTurnSchema } from './shared-chat.schema.ts';

const place = {
  id: 'turn',
  position: 0,
  question: 'Q?',
  language: 'en',
  request: null,
  askedAt: '2026-11-20T10:00:00Z',
};
const evidence = (n: number, sentence: string) => ({ n, sentence, field: 'content' as const, start: 0, end: 5 });
const turn: ChatTurn = {
  ...emptyTurn(place),
  state: 'answered',
  answer: 'Yes [1, 2].',
  citations: [dapaHfCitation, { ...pdfCitation, content: 'Protocol of the ward' }],
  claims: [
    {
      text: 'Yes [1, 2].',
      citations: [1, 2],
      support: 'supported',
      evidence: [evidence(1, 'Public.'), evidence(2, 'Protocol of the ward')],
      start: 0,
      end: 11,
    },
  ],
  feedback: 'My remark',
  responseQuality: 1,
};

describe('a shared chat', () => {
  it('tells the questions and answers and nothing of who asked', () => {
    const shared = sharedTurn(turn);
    expect(sharedTurnSchema.parse(shared)).toEqual(shared);
    expect(shared).toMatchObject({ question: 'Q?', answer: '… [1, 2]', state: 'answered' });
    expect(sharedTurn({ ...turn, studyTypesRelaxed: true })).toMatchObject({ studyTypesRelaxed: true });
    expect(JSON.stringify(shared)).not.toMatch(/My remark|2026-11-20|feedback|request|"turn"/);
  });

  it('redacts private sources and what was quoted of them, and keeps the numbers', () => {
    const shared = sharedTurn(turn);
    expect(shared?.citations[0]).toEqual(dapaHfCitation);
    expect(shared?.citations[1]).toMatchObject({ id: 'redacted-2', type: 'pdf', title: '', content: '' });
    expect(shared?.citations.map(isRedacted)).toEqual([false, true]);
    expect(shared?.claims).toEqual([]);
    const text = JSON.stringify(shared);
    for (const secret of [pdfCitation.id, pdfCitation.title, pdfCitation.document, 'Protocol of the ward'].filter(
      Boolean,
    ))
      expect(text).not.toContain(secret);
  });

  it.each([{ type: 'other' as const }, { document_id: 'd-1' }, { path: 'ward/protocol.pdf' }])(
    'takes a source with %j for private',
    (fields) => {
      const shared = sharedTurn({ ...turn, citations: [{ ...dapaHfCitation, ...fields }] });
      expect(shared?.citations[0]?.title).toBe('');
    },
  );

  it.each(['running', 'failed'] as const)('leaves out a turn that is %s', (state) => {
    expect(sharedTurn({ ...turn, state })).toBeNull();
  });

  it('leaves out a turn that Footnote did not write', () => {
    expect(sharedTurn({ ...turn, writtenBy: 'client' })).toBeNull();
  });
});
