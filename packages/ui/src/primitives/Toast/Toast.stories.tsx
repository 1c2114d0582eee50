import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ToastProvider } from './Toast.tsx';
import { useToast, type ToastMessage } from './toast-context.ts';

function Sender(message: ToastMessage) {
  const toast = useToast();
  return <Button onClick={() => toast.show(message)}>Send</Button>;
}

const meta = {
  title: 'Primitives/Toast',
  tags: ['overlay'],
  component: Sender,
  decorators: [
    (Story) => (
      <ToastProvider label="News of the page" closeLabel="Close notification">
        <Story />
      </ToastProvider>
    ),
  ],
  args: { title: 'Chat is no longer shared' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Send' }));
    await expect(await screen.findByRole('button', { name: 'Close notification' })).toBeInTheDocument();
  },
} satisfies Meta<typeof Sender>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Positive: Story = { args: { tone: 'positive', title: 'Saved', description: 'The table was exported.' } };
export const Critical: Story = { args: { tone: 'critical', title: 'Unauthorized' } };
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Send' }));
    await screen.findByRole('button', { name: 'Close notification' });
    await userEvent.keyboard('[F8]');
    const region = screen.getByRole('region', { name: 'News of the page (F8)' });
    await waitFor(() => expect(region).toContainElement(document.querySelector(':focus')));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Close notification' })).toBeNull());
  },
};
export const Closed: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Send' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Close notification' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Close notification' })).toBeNull());
  },
};
