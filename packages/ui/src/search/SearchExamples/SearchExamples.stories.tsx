import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SearchExamples } from './SearchExamples.tsx';

const meta = {
  title: 'Search/SearchExamples',
  component: SearchExamples,
  args: {
    title: 'For example',
    examples: [
      { text: 'Do SGLT2 inhibitors help in heart failure?', href: '/browse?q=sglt2' },
      { text: 'intensive blood pressure lowering', href: '/browse?q=pressure' },
    ],
    onFollow: fn(),
  },
} satisfies Meta<typeof SearchExamples>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Words: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: /intensive/ }));
    await expect(args.onFollow).toHaveBeenCalledWith('/browse?q=pressure');
  },
};
export const Queries: Story = {
  args: {
    examples: [
      { text: 'Trials of blood pressure', query: '"blood pressure"[ti] AND trial[tiab]', href: '/browse?query=1' },
      {
        text: 'Herzinsuffizienzbehandlungsleitlinienempfehlungen',
        query: '("heart failure"[mesh] OR "heart failure"[ti]) AND 2015:3000[dp]',
        href: '/browse?query=2',
      },
    ],
  },
};
export const Phone: Story = { ...Queries, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
