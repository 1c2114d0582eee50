import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { NotificationBell, type NotificationBellProps } from './NotificationBell.tsx';

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
    unread: 1,
    onOpenChange: fn(),
    onRead: fn(),
    onReadAll: fn(),
    onFollow: fn(),
  },
} satisfies Meta<typeof NotificationBell>;

export default meta;
type Story = StoryObj<typeof meta>;

const openBell = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button'));
  return within(await screen.findByRole('dialog'));
};

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole('button', { name: 'Notifications, 1 unread' }).focus();
    await userEvent.keyboard('{Enter}');
    const list = within(await screen.findByRole('dialog', { name: 'Notifications' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(true);
    await expect(list.getAllByRole('listitem')).toHaveLength(2);
    await expect(list.getAllByRole('button', { name: /^Mark as read/ })).toHaveLength(1);
  },
};
/** Marks as read as an app does. */
function ReadByItsUser(props: NotificationBellProps) {
  const [read, setRead] = useState<readonly string[]>([]);
  const notifications = props.notifications?.map((one) => ({ ...one, unread: one.unread && !read.includes(one.id) }));
  const unread = notifications?.filter((one) => one.unread).length ?? 0;
  return (
    <NotificationBell
      {...props}
      notifications={notifications ?? null}
      unread={unread}
      onRead={(id) => setRead([...read, id])}
      onReadAll={() => setRead(notifications?.map(({ id }) => id) ?? [])}
    />
  );
}
const threeUnread = Array.from({ length: 3 }, (_, index) => ({
  id: String(index),
  title: `Weekly alert ${index + 1}`,
  when: `${index + 1} days ago`,
  href: '#alert',
  unread: true,
}));
export const MarkedAsRead: Story = {
  args: { notifications: threeUnread, unread: 3 },
  render: (args) => <ReadByItsUser {...args} />,
  play: async ({ canvasElement, args }) => {
    const list = await openBell(canvasElement);
    await userEvent.click(list.getByRole('button', { name: 'Mark as read: Weekly alert 2' }));
    await expect(list.getAllByText('New')).toHaveLength(2);
    await expect(list.getByRole('region', { name: 'Notifications' })).toHaveFocus();
    await userEvent.click(list.getByRole('button', { name: 'Mark all as read' }));
    await expect(list.queryByText('New')).toBeNull();
    await expect(list.queryByRole('button', { name: /Mark/ })).toBeNull();
    await userEvent.click(list.getByRole('link', { name: 'Weekly alert 1' }));
    await expect(args.onFollow).toHaveBeenCalledWith('#alert');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(within(canvasElement).getByRole('button', { name: 'Notifications' })).toHaveFocus();
  },
};
export const Empty: Story = {
  args: { notifications: [], unread: 0 },
  play: async ({ canvasElement }) => {
    await openBell(canvasElement);
    await expect(await screen.findByText('Nothing new.')).toBeInTheDocument();
  },
};
export const Loading: Story = {
  args: { notifications: null, unread: 2 },
  play: async ({ canvasElement }) => {
    const list = await openBell(canvasElement);
    await expect(list.getByRole('status')).toHaveTextContent('Notifications are being loaded.');
  },
};
export const Failed: Story = {
  args: { notifications: null, unread: 0, onRetry: fn() },
  play: async ({ canvasElement, args }) => {
    const list = await openBell(canvasElement);
    await expect(list.getByRole('alert')).toHaveTextContent('Notifications could not be loaded.');
    await userEvent.click(list.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
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
    unread: 10_000,
    onMore: fn(),
  },
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole('button', { name: 'Notifications, 10,000 unread' });
    const list = await openBell(canvasElement);
    await expect(list.getAllByRole('listitem')).toHaveLength(24);
    await userEvent.click(list.getByRole('button', { name: 'Show older ones' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};
export const OlderOnTheirWay: Story = {
  args: { onMore: fn(), loadingMore: true },
  play: async ({ canvasElement }) => {
    const list = await openBell(canvasElement);
    await expect(list.getByRole('button', { name: 'Show older ones' })).toBeDisabled();
  },
};
/** What is told of an organization that is suspended and open again, and of the rights of super admins. */
export const OrganizationsAndRights: Story = {
  args: {
    notifications: [
      {
        id: '1',
        title: 'Harbour Clinic is suspended',
        text: 'Nobody acts for it until it is resumed. What you made for it is kept.',
        when: '3 hours ago',
        unread: true,
      },
      {
        id: '2',
        title: 'Harbour Clinic is open again',
        text: 'What you made for it is there again.',
        when: 'yesterday',
        href: '#profile',
        unread: true,
      },
      {
        id: '3',
        title: 'You are a super admin now',
        text: 'You administer users, organizations and the language model.',
        when: '12 March 2026',
        href: '#users',
        unread: false,
      },
      {
        id: '4',
        title: 'You are no longer a super admin',
        text: 'Your account and your own chats stay.',
        when: '1 March 2026',
        unread: false,
      },
    ],
    unread: 2,
  },
  play: async ({ canvasElement, args }) => {
    const list = await openBell(canvasElement);
    await expect(list.getAllByRole('listitem')).toHaveLength(4);
    // Of what one is kept from, or no longer is, there is nothing to open.
    await expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Harbour Clinic is open again',
      'You are a super admin now',
    ]);
    await userEvent.click(list.getByRole('link', { name: 'You are a super admin now' }));
    await expect(args.onFollow).toHaveBeenCalledWith('#users');
  },
};
export const OrganizationsAndRightsOnAPhone: Story = {
  ...OrganizationsAndRights,
  globals: { viewport: { value: 'phone' } },
};
export const LongWords: Story = {
  args: {
    notifications: [
      {
        id: '1',
        title: 'Universitätsklinikum für Lungen- und Bronchialheilkunde Niederösterreich lädt Sie ein',
        text: 'Unter „Mein Profil“ annehmen oder ablehnen; die Rindfleischetikettierungsüberwachungsaufgabenübertragung bleibt.',
        when: 'vor 3 Stunden',
        href: '#profil',
        unread: true,
      },
      { id: '2', title: 'مستشفى الميناء invites you', when: 'vor 2 Tagen', unread: true },
    ],
    unread: 2,
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await openBell(canvasElement);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const RightToLeftOnAPhone: Story = {
  ...Open,
  globals: { direction: 'rtl', viewport: { value: 'phone' } },
};
