import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Primitives/Badge',
  component: Badge,
  args: { children: 'Draft' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Accent: Story = { args: { tone: 'accent' } };
export const Positive: Story = { args: { tone: 'positive' } };
export const Caution: Story = { args: { tone: 'caution' } };
export const Critical: Story = { args: { tone: 'critical' } };
export const Info: Story = { args: { tone: 'info' } };
export const Pro: Story = { args: { tone: 'pro', children: 'PRO' } };
