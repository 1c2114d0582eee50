import { adolescentsEvidence } from '@footnote/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { NotAnswered } from './NotAnswered.tsx';

const meta = {
  title: 'Chat/NotAnswered',
  component: NotAnswered,
  args: { missing: adolescentsEvidence.notTold },
} satisfies Meta<typeof NotAnswered>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Missing: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Not answered by the studies here')).toBeVisible();
    await expect(within(canvasElement).getByText('Population: adolescents')).toBeVisible();
  },
};
export const NothingNamed: Story = {
  args: { missing: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/No study here answers this question/)).toBeVisible();
  },
};
export const German: Story = {
  args: {
    missing: [{ dimension: 'intervention', asked: 'Natrium-Glukose-Cotransporter-2-Hemmer-Kombinationsbehandlung' }],
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
