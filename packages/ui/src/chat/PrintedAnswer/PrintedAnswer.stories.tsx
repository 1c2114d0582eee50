import { citedReferences, DISCLAIMER } from '@footnote/domain';
import {
  answerCitations,
  answerMarkdown,
  arabicAnswerMarkdown,
  bareCitation,
  germanAnswerMarkdown,
  manyAuthorsCitation,
  pdfCitation,
  sglt2Evidence,
  sglt2Markdown,
} from '@footnote/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { PrintedAnswer } from './PrintedAnswer.tsx';

const inFull = { ...answerCitations[0]!, volume: '381', issue: '21', pages: '1995-2008' };
const noticed = { ...bareCitation, concern: true, corrected: true };
const references = (answer: string) => citedReferences({ answer, citations: [...answerCitations] });

const meta = {
  title: 'Chat/PrintedAnswer',
  component: PrintedAnswer,
  args: {
    question: 'Does dapagliflozin lower hospitalisation for heart failure?',
    markdown: answerMarkdown,
    references: references(answerMarkdown),
    language: 'en',
    direction: 'ltr',
    date: '20 May 2026',
    collection: 'Courtesy of the U.S. National Library of Medicine, as of 19 May 2026.',
  },
} satisfies Meta<typeof PrintedAnswer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithEvidence: Story = {
  args: {
    markdown: sglt2Markdown,
    references: citedReferences({ answer: sglt2Markdown, citations: [...answerCitations], evidence: sglt2Evidence }),
    evidence: sglt2Evidence,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Certainty: moderate')).toBeVisible();
    await expect(canvas.getByText(/Animals, asked about adults/)).toBeVisible();
    await expect(canvas.getByText(/— has no results yet/)).toBeVisible();
    await expect(canvas.getAllByText(/a difference of/)).toHaveLength(1);
    const list = within(canvas.getByRole('region', { name: 'References' }));
    const items = list.getAllByRole('listitem');
    await expect(items.map((item) => /^\[\d+\]/.exec(item.textContent)?.[0])).toEqual([
      '[1]',
      '[2]',
      '[3]',
      '[4]',
      '[7]',
    ]);
  },
};

export const WithRemarks: Story = {
  args: { remarks: ['Searched: “Heart failure” (12 references)', '2 references of the collection were not read.'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Searched: “Heart failure” (12 references)')).toBeVisible();
    await expect(canvas.getByText('2 references of the collection were not read.')).toBeVisible();
  },
};

export const OnPaper: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('[1, 3]')).toBeVisible();
    const list = within(canvas.getByRole('region', { name: 'References' }));
    const items = list.getAllByRole('listitem');
    await expect(items.map((item) => /^\[\d+\]/.exec(item.textContent)?.[0])).toEqual(['[1]', '[2]', '[3]', '[5]']);
    await expect(items[3]).toHaveTextContent('Retracted');
    await expect(items[0]).toHaveTextContent(/McMurray JJV.* 2019 Nov 21\. doi:\S+ PubMed PMID: 31535829\.$/);
    await expect(canvas.getByText(DISCLAIMER)).toBeVisible();
    await expect(canvas.getByText('20 May 2026')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const PaperOnly: Story = {
  args: { paperOnly: true, onDrawn: fn() },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onDrawn).toHaveBeenCalledOnce());
    await expect(screen.queryByText('20 May 2026')).not.toBeVisible();
  },
};
export const WithoutReferences: Story = {
  args: { markdown: 'No documents were found that answer this question.', references: [] },
};
export const UnusualReferences: Story = {
  args: {
    markdown:
      'An article with many authors [1], a page of a document [2], one with notices [3] and one known in full [4].',
    references: [manyAuthorsCitation, pdfCitation, noticed, inFull].map((citation, at) => ({
      n: at + 1,
      citation,
    })),
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/2019 Nov 21;381\(21\):1995–2008\. doi:/)).toBeVisible();
    const items = within(canvasElement).getAllByRole('listitem');
    await expect(items[1]).toHaveTextContent(/ · Page 12$/);
    await expect(items[2]).toHaveTextContent(/^\[3\]Expression of concern Corrected Untitled letter/);
  },
};
export const VeryLong: Story = {
  args: {
    markdown: Array.from({ length: 6 }, () => answerMarkdown).join('\n\n'),
    question: `${'Does dapagliflozin lower hospitalisation for heart failure in adults with and without diabetes, '.repeat(3)}and for how long?`,
  },
};
export const German: Story = {
  args: {
    question: 'Senkt Dapagliflozin die Herzinsuffizienz-Hospitalisierungswahrscheinlichkeit?',
    markdown: germanAnswerMarkdown,
    references: references(germanAnswerMarkdown),
    language: 'de',
    date: '20. Mai 2026',
    collection: 'Mit freundlicher Genehmigung der U.S. National Library of Medicine, Stand 19. Mai 2026.',
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = {
  args: {
    question: 'هل يقلل داباغليفلوزين دخول المستشفى؟',
    markdown: arabicAnswerMarkdown,
    references: references(arabicAnswerMarkdown),
    language: 'ar',
    direction: 'rtl',
  },
  globals: { direction: 'rtl' },
};
