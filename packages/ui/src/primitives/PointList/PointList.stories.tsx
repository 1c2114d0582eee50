import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PointList } from './PointList.tsx';

const meta = {
  title: 'Primitives/PointList',
  component: PointList,
  args: { points: ['PRO questions without limit', '10 times more articles considered', 'Your own formats'] },
} satisfies Meta<typeof PointList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = {
  play: async ({ canvasElement, args }) => {
    const items = within(canvasElement).getAllByRole('listitem');
    // A tick is only a drawing: what is read out is the words.
    await expect(items.map((item) => item.textContent)).toEqual(args.points);
    await expect(within(canvasElement).queryByRole('img')).toBeNull();
  },
};
export const Medium: Story = { args: { size: 'medium' } };
export const Pro: Story = { args: { tone: 'pro' } };
export const Nothing: Story = { args: { points: [] } };
export const German: Story = {
  args: { points: ['Gesundheitsökonomische Entscheidungsunterstützungssysteme für Universitätskliniken'] },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, args: { size: 'medium' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
