import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { TruncatedText } from './TruncatedText.tsx';

const meta = {
  title: 'Primitives/TruncatedText',
  component: TruncatedText,
  args: {
    text: 'A text that is longer than what there is room for. '.repeat(12),
    more: 'Show more',
    less: 'Show less',
  },
} satisfies Meta<typeof TruncatedText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Long: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvasElement.textContent).toContain('…');
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(canvas.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true');
    await expect(canvasElement.textContent).not.toContain('…');
  },
};
export const Short: Story = { args: { text: 'Short enough' } };
export const Emoji: Story = { args: { text: '👩‍⚕️'.repeat(300) } };
