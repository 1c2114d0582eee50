import type { QuestionFrame } from './question-frame.schema.ts';

/** A question about a therapy that names nothing but these fields. */
export function questionFrameFixture(fields: Partial<QuestionFrame> = {}): QuestionFrame {
  return {
    type: 'therapy',
    condition: [],
    qualifiers: [],
    interventions: [],
    comparators: [],
    outcomes: [],
    time: null,
    ...fields,
  };
}
