import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PublicationTimeline } from './PublicationTimeline.tsx';

const counts = Array.from({ length: 28 }, (_, index) => ({
  year: 1998 + index,
  count: Math.round(6 + index * 1.6 + 7 * Math.sin(index * 1.9)),
}));

const meta = {
  title: 'Literature/PublicationTimeline',
  component: PublicationTimeline,
  args: { counts },
} satisfies Meta<typeof PublicationTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwentyEightYears: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(within(canvasElement).getByRole('rowheader', { name: '1998' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
  },
};
export const YearsToChoose: Story = {
  args: { onYear: fn() },
  play: async ({ canvasElement, args }) => {
    const year = [...canvasElement.querySelectorAll('title')].find(({ textContent }) =>
      textContent.startsWith('2004:'),
    );
    await userEvent.click(year?.parentElement ?? canvasElement);
    await expect(args.onYear).toHaveBeenCalledWith(2004);
  },
};
export const OneYear: Story = { args: { counts: [{ year: 2024, count: 3 }] } };
export const Gaps: Story = {
  args: {
    counts: [
      { year: 1966, count: 1 },
      { year: 2023, count: 12_400 },
    ],
  },
};
export const Nothing: Story = { args: { counts: [] } };
export const Loading: Story = {
  args: { counts: [], loading: 'Counting publications' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Counting publications');
    await expect(within(canvasElement).queryByRole('table')).toBeNull();
  },
};
export const LoadingOnAPhone: Story = {
  args: { counts: [], loading: 'Counting publications' },
  globals: { viewport: { value: 'phone' } },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const German: Story = {
  args: {},
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
