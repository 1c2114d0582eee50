import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { Wordmark } from './Wordmark.tsx';

const meta = { title: 'Chat/Wordmark', component: Wordmark } satisfies Meta<typeof Wordmark>;

export default meta;
type Story = StoryObj<typeof meta>;
export const Plain: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Footnote')).toBeVisible();
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};
export const Large: Story = { args: { size: 'large' } };
export const LeadingHome: Story = {
  args: { href: '#home', label: 'Footnote, home', onFollow: fn() },
  play: async ({ canvasElement, args }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Footnote, home' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onFollow).toHaveBeenCalledOnce();
    // The browser opens a new window; nothing is left to route.
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await fireEvent.click(link, { ctrlKey: true });
    await expect(args.onFollow).toHaveBeenCalledOnce();
  },
};
