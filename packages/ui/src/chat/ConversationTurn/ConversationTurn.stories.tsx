import type { Meta, StoryObj } from '@storybook/react-vite';
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
export const Finished: Story = {};
export const Running: Story = { args: { finished: false } };
