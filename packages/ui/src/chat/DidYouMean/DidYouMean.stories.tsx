import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DidYouMean } from './DidYouMean.tsx';

const meta = {
  title: 'Chat/DidYouMean',
  component: DidYouMean,
  args: { questions: ['Does apixaban prevent stroke in atrial fibrillation?'], onAsk: fn() },
} satisfies Meta<typeof DidYouMean>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('list', { name: 'Did you mean:' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAsk).toHaveBeenCalledWith('Does apixaban prevent stroke in atrial fibrillation?');
  },
};
export const Several: Story = {
  args: { questions: ['Does metformin lower weight?', 'Does metergoline lower weight?'] },
};
export const Busy: Story = { args: { busy: true } };
export const German: Story = {
  args: {
    questions: ['Senkt Dapagliflozin die Herzinsuffizienz-Hospitalisierungswahrscheinlichkeit bei Erwachsenen?'],
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
