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
    labels: { retry: 'Try again', retryIn: (seconds) => `Try again in ${seconds} s`, signIn: 'Sign in' },
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
    await expect(within(canvasElement).getByRole('button', { name: /Try again in \d+ s/ })).toBeDisabled();
  },
};
export const Unauthorized: Story = { args: { message: UNAUTHORIZED_TEXT, onSignIn: fn() } };
export const NothingToDo: Story = {
  render: ({ message, labels }) => <FailedAnswer message={message} labels={labels} />,
  args: { message: 'Max PRO chats limit reached' },
};
