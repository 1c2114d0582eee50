import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PublicationYear } from './PublicationYear.tsx';

const meta = {
  title: 'Literature/PublicationYear',
  component: PublicationYear,
  args: { date: '2019-11-21' },
} satisfies Meta<typeof PublicationYear>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {
  play: async ({ canvasElement }) => {
    const year = within(canvasElement).getByRole('time');
    await expect(year).toHaveTextContent(/^2019$/);
    await expect(year).toHaveAttribute('datetime', '2019-11-21');
  },
};
export const YearWithWords: Story = {
  args: { date: '2019 Nov-Dec' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('time')).toHaveAttribute('datetime', '2019');
  },
};
export const Unknown: Story = {
  args: { date: 'Winter' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('time')).toBeNull();
  },
};
