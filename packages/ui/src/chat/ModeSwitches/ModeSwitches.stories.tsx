import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ModeSwitches } from './ModeSwitches.tsx';

const meta = {
  title: 'Chat/ModeSwitches',
  component: ModeSwitches,
  args: { modes: { precision: false, elaborate: true, layman: false }, onChange: fn() },
} satisfies Meta<typeof ModeSwitches>;

export default meta;
type Story = StoryObj<typeof meta>;
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole('switch', { name: 'Plain words' }).focus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledWith({ precision: false, elaborate: true, layman: true });
  },
};
export const Unavailable: Story = {
  args: { unavailable: { precision: 'Needs a language model. None is configured.' } },
};
