import { adolescentsEvidence, answerCitations, sglt2Evidence } from '@footnote/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { FollowUpAnswer } from './FollowUpAnswer.tsx';

const meta = {
  title: 'Chat/FollowUpAnswer',
  component: FollowUpAnswer,
  args: {
    kind: 'tabulate',
    evidence: sglt2Evidence,
    citations: answerCitations,
    language: 'en',
    direction: 'ltr',
    cite: (numbers) => <span>[{numbers.join(', ')}]</span>,
    onExport: fn(),
  },
} satisfies Meta<typeof FollowUpAnswer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AsTable: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Shown from the last answer: as a table')).toBeVisible();
    await expect(canvas.getAllByText(/^DAPA-HF/)[0]).toBeVisible();
  },
};
export const InShort: Story = {
  args: { kind: 'shorten' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Shown from the last answer: in short')).toBeVisible();
    await expect(within(canvasElement).queryByText('Direct evidence')).toBeNull();
  },
};
export const Harms: Story = {
  args: { kind: 'harms' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: 'Harms reported' })).toBeVisible();
  },
};
export const NoHarms: Story = {
  args: { kind: 'harms', evidence: { ...sglt2Evidence, harms: [] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('None of the 4 direct studies reports harms in its abstract.')).toBeVisible();
  },
};
export const Largest: Story = {
  args: { kind: 'largest' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Largest of 4 direct studies' })).toBeVisible();
    await expect(canvas.getByText(/n = 90,413/)).toBeVisible();
  },
};
export const Newest: Story = { args: { kind: 'newest' } };
export const NoSizes: Story = {
  args: {
    kind: 'largest',
    evidence: { ...sglt2Evidence, table: sglt2Evidence.table.map((row) => ({ ...row, n: null })) },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^No direct study says/)).toBeVisible();
  },
};
export const NothingDirect: Story = {
  args: { kind: 'shorten', evidence: adolescentsEvidence },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Population: adolescents')).toBeVisible();
  },
};
export const German: Story = {
  args: {
    kind: 'newest',
    evidence: {
      ...sglt2Evidence,
      table: sglt2Evidence.table.map((row) => ({
        ...row,
        study: 'Herzinsuffizienz-Hospitalisierungswahrscheinlichkeits-Verlaufsbeobachtungsstudie',
      })),
    },
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { args: { kind: 'largest' }, globals: { direction: 'rtl' } };
