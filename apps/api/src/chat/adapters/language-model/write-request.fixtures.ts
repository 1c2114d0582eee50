import { citationFixture, questionFrameFixture } from '@footnote/domain/fixtures';
import type { Citation, StudyFrame } from '@footnote/domain';
import type { NumberedEvidence, WriteRequest } from '../../chat.ports.ts';
import { composeEvidence } from '../../write/compose-evidence.ts';

/** Numbered evidence with one sentence a text, most relevant first. */
export function evidenceFixture(n: number, texts: readonly string[], fields: Partial<Citation> = {}): NumberedEvidence {
  const abstract = texts.join(' ');
  return {
    n,
    citation: citationFixture({
      id: String(n),
      pmid: String(n),
      title: `Study ${n} of walking`,
      abstract,
      ml_n: 100 * n,
      ...fields,
    }),
    match: { directness: 'direct', differences: [], isFit: true, score: 1 },
    sections: [{ label: '', text: abstract }],
    study: EMPTY_STUDY,
    sentences: texts.map((text, index) => {
      const start = abstract.indexOf(text);
      return {
        text,
        section: '',
        start,
        end: start + text.length,
        relevance: 1 - index / 10,
        summary: 1 - index / 10,
        coverage: 0.5,
        namesOutcome: true,
        outcomes: FRAME.outcomes.filter((outcome) => text.includes(outcome)),
        halves: [],
        kinds: [],
      };
    }),
  };
}

const EMPTY_STUDY: StudyFrame = {
  design: 'trial',
  sampleSize: null,
  population: { text: '', conditions: [], qualifiers: [] },
  arms: [],
  findings: [],
};

const FRAME = questionFrameFixture({ interventions: ['walking'], outcomes: ['hip fractures'] });

/** A request for an answer from two studies of walking. */
export function writeRequestFixture(fields: Partial<WriteRequest> = {}): WriteRequest {
  const evidence = fields.evidence ?? [
    evidenceFixture(1, [
      'Supervised walking reduced hip fractures (hazard ratio 0.74).',
      'Adults were followed for 12 months.',
    ]),
    evidenceFixture(2, ['Walking alone did not change the rate of hip fractures.']),
  ];
  return {
    question: 'Does supervised walking prevent hip fractures?',
    language: 'en',
    evidence,
    answer: composeEvidence({ frame: FRAME, evidence, pubmedQuery: 'walking AND fractures' }),
    layman: false,
    elaborate: false,
    precision: false,
    outputFormat: null,
    ...fields,
  };
}
