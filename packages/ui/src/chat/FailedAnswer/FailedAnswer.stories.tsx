import { UNAUTHORIZED_TEXT, streamErrorText } from '@footnote/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FailedAnswer } from './FailedAnswer.tsx';

const meta = {
  title: 'Chat/FailedAnswer',
  component: FailedAnswer,
  args: {
    message: streamErrorText('The language model cannot be reached.'),
    onRetry: fn(),
  },
} satisfies Meta<typeof FailedAnswer>;

export default meta;
type Story = StoryObj<typeof meta>;
export const StreamError: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const RateLimited: Story = {
  args: { message: 'The language model is busy.', retryAfterSeconds: 30 },
  play: async ({ canvasElement }) => {
    const alert = within(within(canvasElement).getByRole('alert'));
    await expect(alert.getByRole('button', { name: /Try again in \d+ s/ })).toBeDisabled();
    await expect(alert.getByRole('timer')).toHaveAttribute('aria-live', 'off');
  },
};
export const WaitIsOver: Story = {
  args: { message: 'The language model is busy.', retryAfterSeconds: 1 },
  play: async ({ canvasElement, args }) => {
    const again = await within(canvasElement).findByRole('button', { name: 'Try again' }, { timeout: 10_000 });
    again.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Unauthorized: Story = { args: { message: UNAUTHORIZED_TEXT, onSignIn: fn() } };
export const NothingToDo: Story = {
  render: ({ message }) => <FailedAnswer message={message} />,
  args: { message: 'Max PRO chats limit reached' },
};
