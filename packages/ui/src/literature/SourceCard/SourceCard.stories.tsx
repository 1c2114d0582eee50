import {
  answerClaims,
  arabicCitation,
  bareCitation,
  dapaHfCitation,
  manyAuthorsCitation,
  pdfCitation,
  surgisphereCitation,
} from '@footnote/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SourceCard } from './SourceCard.tsx';

const meta = {
  title: 'Literature/SourceCard',
  component: SourceCard,
  args: {
    number: 1,
    citation: dapaHfCitation,
    evidence: answerClaims[1]?.evidence[0] ?? null,
  },
} satisfies Meta<typeof SourceCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithSupportingSentence: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Abstract' }));
    await expect(canvas.getAllByText(/the primary outcome affected 16.3%/)).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'PubMed' })).toHaveAttribute(
      'href',
      'https://pubmed.ncbi.nlm.nih.gov/31535829/',
    );
  },
};
export const NotFound: Story = { args: { evidence: null } };
export const Retracted: Story = { args: { number: 5, citation: surgisphereCitation, evidence: null } };
export const OverAHundredAuthors: Story = { args: { citation: manyAuthorsCitation } };
const passage = pdfCitation.content;
const sentence = { sentence: passage, field: 'content', start: 0, end: passage.length } as const;
export const Page: Story = {
  args: { citation: pdfCitation, evidence: sentence, onOpenPage: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(passage)).toBeVisible();
    await expect(canvasElement.querySelector('mark')).toHaveTextContent(passage);
    await userEvent.click(canvas.getByRole('button', { name: 'Open page 12' }));
    await expect(args.onOpenPage).toHaveBeenCalledOnce();
  },
};
/** Of a chat that somebody shared: nothing is known of a private source. */
export const RecognisedPage: Story = {
  args: { citation: { ...pdfCitation, recognised: true }, evidence: sentence, onOpenPage: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Text recognised from a scan: check the page image.')).toBeVisible();
  },
};
export const PageNotShown: Story = {
  args: { citation: { ...pdfCitation, title: 'Private source', source: 'Private source', page: null, content: '' } },
};
export const NothingKnown: Story = { args: { citation: bareCitation, evidence: null } };
export const Arabic: Story = { globals: { direction: 'rtl' }, args: { citation: arabicCitation, evidence: null } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
