import { english } from '../../messages/english.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { SampleSize } from './SampleSize.tsx';
import { evidenceMessages } from '../evidence.messages.ts';

const meta = {
  title: 'Literature/SampleSize',
  component: SampleSize,
  args: { size: 4744, label: 'n = 4,744', words: '4,744 people studied' },
} satisfies Meta<typeof SampleSize>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Trial: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('4,744 people studied')).toBeInTheDocument();
    await expect(canvas.getByText('n = 4,744')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByTitle('4,744 people studied')).toBeVisible();
  },
};
export const EveryStep: Story = {
  render: () => (
    <Stack gap="x2">
      {[0, 12, 120, 4744, 42_000, 421_346, 1_204_884, 90_000_000].map((size) => (
        <SampleSize
          key={size}
          size={size}
          label={english(evidenceMessages.sampleSize, { size })}
          words={english(evidenceMessages.sampleSizeInWords, { size })}
        />
      ))}
    </Stack>
  ),
};
