import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FeedbackPrompt, type FeedbackPromptProps } from './FeedbackPrompt.tsx';

const meta = {
  title: 'Chat/FeedbackPrompt',
  component: FeedbackPrompt,
  args: {
    onSend: fn(),
    onSkip: fn(),
  },
} satisfies Meta<typeof FeedbackPrompt>;

export default meta;
type Story = StoryObj<typeof meta>;
export const Open: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Send feedback' })).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox'), '  It missed a trial. ');
    await userEvent.click(canvas.getByRole('button', { name: 'Send feedback' }));
    await expect(args.onSend).toHaveBeenCalledWith('It missed a trial.');
  },
};
function Kept(props: FeedbackPromptProps) {
  const [state, setState] = useState<'open' | 'sent'>('open');
  return <FeedbackPrompt {...props} state={state} onSend={() => setState('sent')} />;
}
export const ThanksAreAnnounced: Story = {
  render: (args) => <Kept {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const status = canvas.getByRole('status');
    await userEvent.type(canvas.getByRole('textbox'), 'It missed a trial.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send feedback' }));
    await expect(status).toHaveTextContent('Thank you, your feedback was saved.');
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};
export const Sending: Story = { args: { state: 'sending' } };
export const Sent: Story = { args: { state: 'sent' } };
export const Failed: Story = { args: { error: 'Something went wrong' } };
