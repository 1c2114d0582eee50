import type { Post } from './post.schema.ts';

const text = `A number in an answer is a promise: press it, and you see the sentence it rests on.

## What the marks say

Every reference shows its design, how many people were studied, its year and its impact.

- **Design** comes first, because a trial and a case report do not weigh the same.
- **Size** stands beside it, as a number and as a bar.

## When a source does not carry a sentence

The sentence keeps its number, and says *not found*. Read the source before you rely on it.`;

const post = (fields: Pick<Post, 'id' | 'Title' | 'Category' | 'createdAt' | 'summary'>): Post => ({
  Media: null,
  text,
  ...fields,
});

/** Guides and posts of every category, one of them with a picture. */
export const postFixtures: readonly Post[] = [
  post({
    id: 'reading-a-reference',
    Title: 'How to read a reference',
    Category: 'Answers',
    createdAt: '2026-05-01T09:00:00Z',
    summary: 'What the marks beside an article mean, and how far a source carries a sentence.',
  }),
  post({
    id: 'pico-sentence',
    Title: 'Ask in one sentence: patients, treatment, comparison',
    Category: 'Search',
    createdAt: '2026-05-18T09:00:00Z',
    summary: 'Fill in the blanks of one sentence and get the same search every time.',
  }),
  {
    ...post({
      id: 'own-documents',
      Title: 'Ask your own guidelines',
      Category: 'Sources',
      createdAt: '2026-06-02T09:00:00Z',
      summary: 'From a folder of PDF files to answers with page numbers.',
    }),
    Media: { kind: 'image', url: '/media/own-documents.png', alternativeText: 'The list of documents of a source' },
  },
  post({
    id: 'export',
    Title: 'Take references with you',
    Category: 'Library',
    createdAt: '2026-06-20T09:00:00Z',
    summary: 'CSV for spreadsheets, RIS for reference managers.',
  }),
];
