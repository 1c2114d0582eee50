import { adolescentsCitations, adolescentsEvidence, answerCitations, sglt2Evidence } from '@footnote/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { IndirectEvidence } from './IndirectEvidence.tsx';

const meta = {
  title: 'Chat/IndirectEvidence',
  component: IndirectEvidence,
  args: {
    studies: sglt2Evidence.indirect,
    citations: answerCitations,
    cite: (numbers) => <sup>[{numbers.join(', ')}]</sup>,
  },
} satisfies Meta<typeof IndirectEvidence>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Folded: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const summary = canvas.getByText('Indirect evidence: 2 studies');
    await expect(canvas.getByText(/Animals, asked about adults/)).not.toBeVisible();
    await userEvent.click(summary);
    await expect(canvas.getByText(/Animals, asked about adults/)).toBeVisible();
    await expect(canvas.getByText(/RR 0\.63/).closest('blockquote')).toHaveAttribute('lang', 'en');
  },
};
export const Nearest: Story = {
  args: { studies: adolescentsEvidence.indirect, citations: adolescentsCitations, variant: 'nearest' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Nearest studies; check whether they fit' })).toBeVisible();
    await expect(canvas.getByText('Adults, asked about adolescents')).toBeVisible();
  },
};
export const OnPaper: Story = { args: { variant: 'open' } };
export const NotStudied: Story = {
  args: {
    variant: 'open',
    studies: [
      { citation: 1, because: [{ dimension: 'comparator', asked: 'metoprolol', studied: '' }], source: null },
      { citation: 2, because: [{ dimension: 'outcome', asked: '', studied: '' }], source: null },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Metoprolol apparently not studied')).toBeVisible();
    await expect(canvas.getByText('Not certain to answer this')).toBeVisible();
  },
};
export const German: Story = {
  args: {
    variant: 'open',
    studies: [
      {
        citation: 1,
        because: [
          {
            dimension: 'population',
            asked: 'Dialysepatientinnen mit Vorhofflimmern',
            studied: 'Herzinsuffizienzpatientinnen mit eingeschränkter Auswurffraktion',
          },
        ],
        source: sglt2Evidence.table[0]?.source ?? null,
      },
    ],
  },
};
export const Phone: Story = { args: { variant: 'open' }, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { args: { variant: 'open' }, globals: { direction: 'rtl' } };
