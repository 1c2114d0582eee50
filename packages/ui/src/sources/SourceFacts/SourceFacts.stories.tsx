import { documentOfEveryStatus, organizationSource, sourceFixtures } from '@footnote/domain/fixtures';
import { summariseDocuments } from '@footnote/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SourceFacts } from './SourceFacts.tsx';

const meta = {
  title: 'Sources/SourceFacts',
  component: SourceFacts,
  args: { source: organizationSource, documents: 340, pagesUsed: 12_400 },
} satisfies Meta<typeof SourceFacts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '12,400 of 20,000 pages');
    await expect(canvas.getByText('340 documents')).toBeVisible();
  },
};
export const States: Story = {
  args: { documents: 31, summary: summariseDocuments(documentOfEveryStatus) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('1 ready to use')).toBeVisible();
    await expect(canvas.getByText('12 on their way')).toBeVisible();
    await expect(canvas.getByText('18 failed')).toBeVisible();
  },
};
export const Literature: Story = {
  render: () => (
    <SourceFacts source={sourceFixtures[0] ?? organizationSource} articles={38_412_907} asOf="November 18, 2026" />
  ),
};
export const ByWords: Story = { args: { embedding: null } };
export const ByMeaning: Story = {
  args: { embedding: { model: 'multilingual-embedding-of-a-long-name', host: 'models.hospital.example.org:8443' } },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText(/goes to multilingual-embedding-of-a-long-name at models/),
    ).toBeVisible();
  },
};
export const QuotaNearlyUsed: Story = { args: { pagesUsed: 19_100 } };
export const QuotaUsed: Story = { args: { pagesUsed: 20_000 } };
export const WithoutQuota: Story = { args: { source: { ...organizationSource, pageQuota: null } } };
export const CountsUnknown: Story = {
  render: ({ source }) => <SourceFacts source={{ ...source, languages: [] }} />,
};
export const Phone: Story = { ...States, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } };
