import { sglt2Evidence } from '@footnote/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ArrangedAnswer } from './ArrangedAnswer.tsx';

const meta = {
  title: 'Chat/ArrangedAnswer',
  component: ArrangedAnswer,
  args: {
    arrangement: 'pico',
    evidence: sglt2Evidence,
    language: 'en',
    direction: 'ltr',
    cite: (numbers) => <span>[{numbers.join(', ')}]</span>,
    onExport: fn(),
  },
} satisfies Meta<typeof ArrangedAnswer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pico: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(
      canvas
        .getAllByRole('term')
        .slice(0, 4)
        .map((term) => term.textContent),
    ).toEqual(['Population', 'Comparison', 'Outcome', 'Result']);
  },
};
export const OneLine: Story = {
  args: { arrangement: 'line' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Format: one line, word for word')).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
export const TableOfTrials: Story = {
  args: { arrangement: 'table' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText(/^DAPA-HF/)[0]).toBeVisible();
  },
};
export const ListOfStudies: Story = {
  args: { arrangement: 'studies' },
  play: async ({ canvasElement }) => {
    const studies = new Set(sglt2Evidence.table.map(({ citation }) => citation));
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(studies.size);
  },
};
export const SizeUnknown: Story = {
  args: {
    arrangement: 'studies',
    evidence: { ...sglt2Evidence, table: sglt2Evidence.table.map((row) => ({ ...row, n: null })) },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText(/n not stated/)[0]).toBeVisible();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
