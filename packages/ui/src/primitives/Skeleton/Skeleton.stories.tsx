import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Primitives/Skeleton',
  component: Skeleton,
  args: {},
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {
  play: async ({ canvasElement }) => {
    const place = canvasElement.querySelector('[aria-hidden="true"]');
    await expect(place).toBeVisible();
    await expect(place).toBeEmptyDOMElement();
  },
};
export const Title: Story = {
  args: { shape: 'title', width: 'half' },
  play: async ({ canvasElement }) => {
    const place = canvasElement.querySelector('[aria-hidden="true"]');
    const share = (place?.clientWidth ?? 0) / (place?.parentElement?.getBoundingClientRect().width ?? 1);
    await expect(share).toBeGreaterThan(0.4);
    await expect(share).toBeLessThan(0.6);
  },
};
export const Block: Story = { args: { shape: 'block' } };
