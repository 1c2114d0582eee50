import { sglt2Evidence } from '@footnote/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { EvidenceLimits } from './EvidenceLimits.tsx';

const meta = {
  title: 'Chat/EvidenceLimits',
  component: EvidenceLimits,
  args: { notTold: sglt2Evidence.notTold, leftOut: sglt2Evidence.leftOut },
} satisfies Meta<typeof EvidenceLimits>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Both: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('older adults').closest('li')).toHaveTextContent('Population: older adults');
    await expect(canvas.getByText(/— retracted/)).not.toBeVisible();
    await userEvent.click(canvas.getByText('Left out: 2 studies'));
    await expect(canvas.getByText(/— retracted/)).toBeVisible();
    await expect(canvas.getByText(/— has no results yet/)).toBeVisible();
  },
};
export const OnPaper: Story = { args: { open: true } };
export const Nothing: Story = { args: { notTold: [], leftOut: [] } };
export const Phone: Story = { args: { open: true }, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { args: { open: true }, globals: { direction: 'rtl' } };
