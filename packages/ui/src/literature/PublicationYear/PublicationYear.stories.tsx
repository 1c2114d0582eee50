import type { Meta, StoryObj } from '@storybook/react-vite';
import { PublicationYear } from './PublicationYear.tsx';

const meta = {
  title: 'Literature/PublicationYear',
  component: PublicationYear,
  args: { date: '2019-11-21' },
} satisfies Meta<typeof PublicationYear>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {};
export const Unknown: Story = { args: { date: 'Winter' } };
