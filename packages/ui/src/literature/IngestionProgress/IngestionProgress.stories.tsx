import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { IngestionProgress } from './IngestionProgress.tsx';

const none = {
  preparing: 0,
  uploading: 0,
  uploaded: 0,
  preparing_to_save: 0,
  ready_to_save: 0,
  ready_to_use: 0,
  failed: 0,
};

const meta = {
  title: 'Literature/IngestionProgress',
  component: IngestionProgress,
  args: {
    counts: { ...none, preparing: 12, uploading: 3, uploaded: 5, preparing_to_save: 9, ready_to_use: 68, failed: 3 },
  },
} satisfies Meta<typeof IngestionProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      '68 of 100 documents are ready to use',
    );
    await expect(canvas.getByRole('row', { name: 'Failed 3' })).toBeVisible();
  },
};
export const Started: Story = { args: { counts: { ...none, preparing: 40 } } };
export const AllReady: Story = { args: { counts: { ...none, ready_to_use: 1240 } } };
export const AllFailed: Story = { args: { counts: { ...none, failed: 2 } } };
export const Nothing: Story = { args: { counts: none } };
export const German: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {},
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
