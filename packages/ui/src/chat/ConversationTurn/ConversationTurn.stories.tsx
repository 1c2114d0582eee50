import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ChatMessage } from '../ChatMessage/ChatMessage.tsx';
import { ConversationTurn } from './ConversationTurn.tsx';

const meta = {
  title: 'Chat/ConversationTurn',
  component: ConversationTurn,
  args: {
    label: 'Does it help?',
    finished: true,
    children: <ChatMessage text="Does it help?" label="You asked" />,
  },
} satisfies Meta<typeof ConversationTurn>;

export default meta;
type Story = StoryObj<typeof meta>;
export const Finished: Story = {
  play: async ({ canvasElement }) => {
    const turn = within(canvasElement).getByRole('article', { name: 'Does it help?' });
    await expect(within(turn).getByRole('heading', { level: 2, name: 'You asked Does it help?' })).toBeVisible();
    // What is skipped while off screen must still be found by the browser's search.
    await expect(getComputedStyle(turn).contentVisibility).toBe('auto');
  },
};
export const Running: Story = {
  args: { finished: false },
  play: async ({ canvasElement }) => {
    const turn = within(canvasElement).getByRole('article', { name: 'Does it help?' });
    await expect(getComputedStyle(turn).contentVisibility).toBe('visible');
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
