import type { OutputTemplate } from './output-template.schema.ts';

const reader = { id: 'user-1', email: 'a.okafor@hospital.example' };

/** A template the user made and has changed since. */
export const ownTemplate: OutputTemplate = {
  id: 'template-1',
  name: 'Ward round summary',
  prompt:
    'Answer in at most five bullet points. Begin with the recommendation, then the size of the effect with its interval, then who was studied.',
  ownedByType: 'user',
  updatedAt: '2026-11-19T08:12:00Z',
  creator: reader,
  lastEdit: { at: '2026-11-19T08:12:00Z', by: reader },
};

/** A template of the product, which cannot be changed. */
export const productTemplate: OutputTemplate = {
  id: 'template-2',
  name: 'Structured abstract',
  prompt: 'Write under the headings Background, Methods, Results and Conclusions, each of two sentences at most.',
  ownedByType: 'product',
  updatedAt: '2026-11-17T10:00:00Z',
  creator: null,
  lastEdit: null,
};

/** Templates of the user and of the product. */
export const templateFixtures: readonly OutputTemplate[] = [
  ownTemplate,
  productTemplate,
  {
    ...ownTemplate,
    id: 'template-3',
    name: 'Table of trials',
    prompt:
      'Give one table with the columns Trial, Participants, Intervention, Comparison, Outcome, and a row per trial.',
    updatedAt: '2026-11-12T16:40:00Z',
    lastEdit: null,
  },
  {
    ...productTemplate,
    id: 'template-4',
    name: 'Plain language for patients',
    prompt: 'Use words a reader of twelve years knows. Explain every medical term the first time it appears.',
    updatedAt: '2026-10-30T10:00:00Z',
  },
  {
    ...productTemplate,
    id: 'template-5',
    name: 'Medical information letter',
    prompt: 'Write a letter to a healthcare professional who asked: question, summary, evidence, safety, references.',
    updatedAt: '2026-09-01T10:00:00Z',
  },
];
