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
import { expect, userEvent, within } from 'storybook/test';
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
export const Page: Story = { args: { citation: pdfCitation } };
export const NothingKnown: Story = { args: { citation: bareCitation, evidence: null } };
export const Arabic: Story = { globals: { direction: 'rtl' }, args: { citation: arabicCitation, evidence: null } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
