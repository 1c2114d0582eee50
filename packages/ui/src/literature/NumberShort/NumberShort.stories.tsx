import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { NumberShort } from './NumberShort.tsx';

const words = (value: number) => `${value.toLocaleString('en')} articles`;

const meta = {
  title: 'Literature/NumberShort',
  component: NumberShort,
  args: { value: 15_132, words: words(15_132) },
} satisfies Meta<typeof NumberShort>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Thousands: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('15,132 articles15.1K');
  },
};
export const EveryUnit: Story = {
  render: () => (
    <Stack gap="x1">
      {[0, 999, 1000, 15_132, 2_000_000, 4_250_000_000].map((value) => (
        <NumberShort key={value} value={value} words={words(value)} />
      ))}
    </Stack>
  ),
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
