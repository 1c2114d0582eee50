import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Primitives/ProgressBar',
  component: ProgressBar,
  args: { label: 'Length of the question', value: 420, max: 1000, valueText: '420 of 1000 tokens' },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Length of the question' });
    await expect(bar).toHaveAttribute('aria-valuetext', '420 of 1000 tokens');
  },
};
export const Near: Story = { args: { value: 900, tone: 'caution' } };
export const Over: Story = { args: { value: 1900, tone: 'critical' } };
export const NothingToMeasure: Story = { args: { value: 0, max: 0 } };
