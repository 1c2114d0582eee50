import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Primitives/IconButton',
  component: IconButton,
  args: { icon: 'copy', label: 'Copy' },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Copy'));
    await expect(within(canvasElement).getByRole('button', { name: 'Copy' })).toHaveFocus();
  },
};
export const Primary: Story = { args: { variant: 'primary', icon: 'send', label: 'Send' } };
export const Pressed: Story = { args: { icon: 'thumbUp', label: 'Good answer', pressed: true } };
export const Disabled: Story = { args: { disabled: true } };
export const Small: Story = { args: { size: 'small' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
