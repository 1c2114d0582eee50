import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Sheet } from './Sheet.tsx';

const meta = {
  title: 'Primitives/Sheet',
  tags: ['overlay'],
  component: Sheet,
  args: { open: true, onOpenChange: fn(), title: 'References', closeLabel: 'Close', children: 'A list' },
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Bottom: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'References' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
export const Start: Story = { args: { side: 'start' }, globals: { viewport: { value: 'phone' } } };
export const StartRightToLeft: Story = {
  args: { side: 'start' },
  globals: { direction: 'rtl', viewport: { value: 'phone' } },
};
