import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Primitives/EmptyState',
  component: EmptyState,
  args: { title: 'No documents yet' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No documents yet')).toBeVisible();
    await expect(within(canvasElement).queryByRole('heading')).toBeNull();
  },
};
export const WholePage: Story = {
  args: { headingLevel: 1, title: 'Page not found' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  },
};
const importOnce = fn();
export const WithAction: Story = {
  args: { action: <Button onClick={() => importOnce()}>Import</Button>, children: 'Import some to begin.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Import some to begin.')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(importOnce).toHaveBeenCalledOnce();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
