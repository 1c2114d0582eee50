import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ChatMessage } from './ChatMessage.tsx';

const meta = {
  title: 'Chat/ChatMessage',
  component: ChatMessage,
  args: { text: 'Does dapagliflozin reduce hospitalisation for heart failure?', label: 'You asked' },
} satisfies Meta<typeof ChatMessage>;

export default meta;
type Story = StoryObj<typeof meta>;
export const Question: Story = {};
export const MarkupIsText: Story = {
  args: { text: '<img src=x onerror=alert(1)> **not bold**\n\nsecond line' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).toBeNull();
  },
};
export const LongGerman: Story = {
  args: { text: 'Senkt Dapagliflozin die Herzinsuffizienzhospitalisierungswahrscheinlichkeitsschätzung? '.repeat(4) },
};
export const Arabic: Story = { globals: { direction: 'rtl' }, args: { text: 'هل يقلل داباغليفلوزين دخول المستشفى؟' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
