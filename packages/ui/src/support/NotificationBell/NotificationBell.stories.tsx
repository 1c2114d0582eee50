import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { NotificationBell } from './NotificationBell.tsx';

const meta = {
  title: 'Support/NotificationBell',
  component: NotificationBell,
  args: {
    notifications: [
      {
        id: '1',
        title: 'Your weekly alert has 4 new studies',
        text: 'SGLT2 inhibitors in chronic kidney disease',
        when: '3 hours ago',
        href: '#alert',
        unread: true,
      },
      { id: '2', title: 'Two documents were indexed', when: 'yesterday', unread: false },
    ],
    onOpen: fn(),
  },
} satisfies Meta<typeof NotificationBell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole('button', { name: 'Notifications, 1 unread' }).focus();
    await userEvent.keyboard('{Enter}');
    const list = within(await screen.findByRole('dialog', { name: 'Notifications' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(list.getByRole('link', { name: 'Your weekly alert has 4 new studies' })).toHaveFocus();
    await expect(list.getAllByRole('listitem')).toHaveLength(2);
  },
};
export const Empty: Story = {
  args: { notifications: [] },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(await screen.findByText('Nothing new.')).toBeInTheDocument();
  },
};
export const Many: Story = {
  args: {
    notifications: Array.from({ length: 24 }, (_, index) => ({
      id: String(index),
      title: `Weekly alert ${index + 1}`,
      when: `${index + 1} days ago`,
      unread: true,
    })),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Notifications, 24 unread' }));
    await expect(await screen.findAllByRole('listitem')).toHaveLength(24);
  },
};
export const RightToLeftOnAPhone: Story = {
  ...Open,
  globals: { direction: 'rtl', viewport: { value: 'phone' } },
};
