import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Countdown } from './Countdown.tsx';

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

const meta = {
  title: 'Primitives/Countdown',
  component: Countdown,
  args: { until: Date.now() + 3_600_000, format: (seconds) => `Send again in ${clock(seconds)}`, onEnd: fn() },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('timer')).toHaveTextContent(/Send again in \d+:\d\d/);
    await expect(args.onEnd).not.toHaveBeenCalled();
  },
};
export const Over: Story = {
  args: { until: 0 },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('timer')).toHaveTextContent('Send again in 0:00');
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledOnce());
  },
};
export const LongGerman: Story = {
  args: { format: (seconds) => `Bestätigungsnachricht erneut versendbar in ${clock(seconds)} Minuten` },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
