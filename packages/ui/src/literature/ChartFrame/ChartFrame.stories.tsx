import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { ChartFrame } from './ChartFrame.tsx';

const meta = {
  title: 'Literature/ChartFrame',
  component: ChartFrame,
  args: {
    title: 'Studies by country',
    summary: '51 studies from 3 countries; most from Kenya (24).',
    children: <p>24 · 15 · 12</p>,
    table: {
      caption: 'Studies by country, as a table',
      columns: ['Country', 'Studies'],
      rows: [
        { key: 'ke', cells: ['Kenya', '24'] },
        { key: 'fi', cells: ['Finland', '15'] },
        { key: 'pe', cells: ['Peru', '12'] },
      ],
    },
  },
} satisfies Meta<typeof ChartFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Picture: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('rowheader', { name: 'Kenya' })).toBeInTheDocument();
  },
};
export const Table: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('24 · 15 · 12')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('region', { name: 'Studies by country, as a table' })).toHaveFocus();
  },
};
export const Loading: Story = {
  args: { loading: 'Counting studies', children: <Skeleton shape="block" /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('Counting studies');
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
