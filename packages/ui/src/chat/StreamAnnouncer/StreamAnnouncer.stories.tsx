import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StreamAnnouncer } from './StreamAnnouncer.tsx';

const meta = {
  title: 'Chat/StreamAnnouncer',
  component: StreamAnnouncer,
  args: {
    state: 'answered',
    labels: {
      running: 'Answering',
      answered: 'The answer is complete, with 4 references',
      no_documents: 'No documents were found',
      stopped: 'The answer was stopped',
      failed: 'The answer failed',
    },
  },
} satisfies Meta<typeof StreamAnnouncer>;

export default meta;
type Story = StoryObj<typeof meta>;
export const Answered: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('with 4 references');
  },
};
export const Idle: Story = { args: { state: 'idle' } };
