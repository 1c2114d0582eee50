import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { JumpToLatest } from './JumpToLatest.tsx';

const meta = {
  title: 'Chat/JumpToLatest',
  component: JumpToLatest,
  args: { visible: true, onJump: fn(), label: 'Jump to latest' },
} satisfies Meta<typeof JumpToLatest>;

export default meta;
type Story = StoryObj<typeof meta>;
export const Visible: Story = {};
export const AtTheEnd: Story = { args: { visible: false } };
