import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StreamAnnouncer } from './StreamAnnouncer.tsx';

const meta = {
  title: 'Chat/StreamAnnouncer',
  component: StreamAnnouncer,
  args: {
    state: 'answered',
  },
} satisfies Meta<typeof StreamAnnouncer>;

export default meta;
type Story = StoryObj<typeof meta>;
export const Answered: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('The answer is complete.');
  },
};
export const Idle: Story = { args: { state: 'idle' } };
