import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Primitives/Badge',
  component: Badge,
  args: { children: 'Draft' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Draft')).toBeVisible();
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
export const Accent: Story = { args: { tone: 'accent' } };
export const Positive: Story = { args: { tone: 'positive' } };
export const Caution: Story = { args: { tone: 'caution' } };
export const Critical: Story = { args: { tone: 'critical' } };
export const Info: Story = { args: { tone: 'info' } };
/** It belongs to what it stands beside, and is read with it. */
export const InAHeading: Story = {
  render: (args) => (
    <h2>
      trial.pdf <Badge {...args} />
    </h2>
  ),
  args: { tone: 'critical', children: 'Failed' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: 'trial.pdf Failed' })).toBeVisible();
  },
};
export const Pro: Story = { args: { tone: 'pro', children: 'PRO' } };
