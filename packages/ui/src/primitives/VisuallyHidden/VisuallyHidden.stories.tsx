import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Primitives/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Read out, not shown' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Words: Story = {
  play: async ({ canvasElement }) => {
    const words = within(canvasElement).getByText('Read out, not shown');
    await expect(words.getBoundingClientRect().width).toBeLessThanOrEqual(1);
    await expect(words.closest('[aria-hidden]')).toBeNull();
  },
};
export const InAName: Story = {
  render: () => (
    <Button>
      Delete <VisuallyHidden>trial.pdf</VisuallyHidden>
    </Button>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Delete trial.pdf' })).toBeVisible();
  },
};
