import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, within } from 'storybook/test';
import { CopyButton } from './CopyButton.tsx';

const meta = {
  title: 'Primitives/CopyButton',
  component: CopyButton,
  args: { text: () => 'An answer', labels: { copy: 'Copy', copied: 'Copied', failed: 'Clipboard not available' } },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};
export const Refused: Story = {
  beforeEach: () => {
    const before = Object.getOwnPropertyDescriptor(Navigator.prototype, 'clipboard');
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
    return () => {
      Reflect.deleteProperty(navigator, 'clipboard');
      if (before !== undefined) Object.defineProperty(Navigator.prototype, 'clipboard', before);
    };
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fireEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Clipboard not available');
  },
};
