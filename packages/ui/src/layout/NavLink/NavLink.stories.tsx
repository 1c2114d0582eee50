import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NavLink } from './NavLink.tsx';

const meta = {
  title: 'Layout/NavLink',
  component: NavLink,
  args: { entry: { id: 'search', label: 'Search', href: '#search' }, look: 'tab' },
} satisfies Meta<typeof NavLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tab: Story = {
  args: { onFollow: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Search' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onFollow).toHaveBeenCalledWith('#search');
  },
};
export const CurrentTab: Story = {
  args: { entry: { id: 'chat', label: 'Chat', href: '#chat', current: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('aria-current', 'page');
  },
};
export const Row: Story = {
  args: { entry: { id: 'me', label: 'My profile', href: '#me', icon: 'user' }, look: 'row' },
};
export const Quiet: Story = { args: { look: 'quiet' } };
export const External: Story = {
  args: { entry: { id: 'jobs', label: 'Careers', href: 'https://example.org', external: true }, look: 'row' },
};
export const RightToLeft: Story = { ...External, globals: { direction: 'rtl' } };
