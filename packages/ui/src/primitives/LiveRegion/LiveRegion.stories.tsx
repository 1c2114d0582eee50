import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LiveRegion } from './LiveRegion.tsx';

const meta = {
  title: 'Primitives/LiveRegion',
  component: LiveRegion,
  args: { message: 'Saved' },
} satisfies Meta<typeof LiveRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Polite: Story = {};
export const Assertive: Story = {
  args: { urgency: 'assertive' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Saved');
  },
};
