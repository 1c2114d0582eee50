import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Countdown } from './Countdown.tsx';

const meta = {
  title: 'Primitives/Countdown',
  component: Countdown,
  args: {
    until: Date.now() + 3_600_000,
    // Whole minutes, so that pictures of the story stay alike.
    format: (seconds) => (seconds === 0 ? 'Send again' : `Send again in ${Math.ceil(seconds / 60)} minutes`),
    onEnd: fn(),
  },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('timer')).toHaveTextContent('Send again in 60 minutes');
    await expect(args.onEnd).not.toHaveBeenCalled();
  },
};
export const Over: Story = {
  args: { until: 0 },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('timer')).toHaveTextContent('Send again');
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledOnce());
  },
};
export const LongGerman: Story = {
  args: { format: (seconds) => `Bestätigungsnachricht erneut versendbar in ${Math.ceil(seconds / 60)} Minuten` },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
