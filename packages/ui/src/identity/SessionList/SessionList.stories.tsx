import { sessionFixtures } from '@footnote/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { spoken } from '../../messages/spoken.fixtures.tsx';
import { SessionList, type SessionListProps } from './SessionList.tsx';

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });
const own = sessionFixtures.filter(({ current }) => current);

/** Ends what a user ends, as a server would. */
function Ending(props: SessionListProps) {
  const [sessions, setSessions] = useState(props.sessions ?? []);
  return (
    <SessionList
      {...props}
      sessions={sessions}
      onEnd={(ended) => {
        props.onEnd(ended);
        setSessions(sessions.filter(({ id }) => id !== ended));
      }}
      onEndOthers={() => {
        props.onEndOthers();
        setSessions(own);
      }}
    />
  );
}

const meta = {
  title: 'Identity/SessionList',
  component: SessionList,
  args: {
    sessions: sessionFixtures,
    onEnd: fn(),
    onEndOthers: fn(),
    formatDate: (moment) => day.format(new Date(moment)),
  },
} satisfies Meta<typeof SessionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  render: (args) => <Ending {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const list = within(canvas.getByRole('list', { name: 'Where you are logged in' }));
    await expect(list.getAllByRole('listitem')[0]).toHaveTextContent(/Firefox on Windows.*This device.*Active now/);
    await expect(list.queryByRole('button', { name: 'Log out: Firefox on Windows' })).toBeNull();
    const end = list.getByRole('button', { name: 'Log out: Safari on iOS' });
    await expect(end).toHaveAccessibleDescription(/Last active: Jun 1, 2026 Logged in: May 20, 2026/);
    end.focus();
    await userEvent.keyboard('{Enter}');
    const question = within(await screen.findByRole('alertdialog', { name: 'Log out Safari on iOS?' }));
    await expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onEnd).not.toHaveBeenCalled();
    await waitFor(() => expect(end).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onEnd).toHaveBeenCalledWith('session-safari');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.queryByText('Safari on iOS')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Log out everywhere else' }));
    const all = within(await screen.findByRole('alertdialog', { name: 'Log out everywhere else?' }));
    await expect(all.getByText(/^3 other sessions end/)).toBeVisible();
    await userEvent.click(all.getByRole('button', { name: 'Log out everywhere else' }));
    await expect(args.onEndOthers).toHaveBeenCalledOnce();
    await expect(canvas.getByText('You are logged in nowhere else.')).toBeVisible();
  },
};
export const OnlyThis: Story = { args: { sessions: own } };
export const Ended: Story = {
  args: { problem: 'This session has ended already.', sessions: sessionFixtures.slice(0, 2) },
};
export const EndingOne: Story = { args: { busy: 'session-safari' } };
export const EndingOthers: Story = { args: { busy: 'others' } };
export const Loading: Story = { args: { sessions: null } };
export const NotLoaded: Story = {
  args: { sessions: null, onRetry: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const ThisDeviceLast: Story = {
  args: { sessions: sessionFixtures.toReversed() },
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('listitem');
    await expect(first).toHaveTextContent(/This device/);
  },
};
export const LongNames: Story = {
  args: {
    sessions: sessionFixtures.map((session) => ({
      ...session,
      browser: 'Samsung Internet for Android'.repeat(4),
      system: 'Windows'.repeat(12),
    })),
  },
};
export const German: Story = {
  decorators: [
    spoken('de', {
      'Where you are logged in': 'Geräte und Programme, auf denen Sie angemeldet sind',
      'Log out what you do not know or no longer use, and change your password if somebody else was there.':
        'Melden Sie ab, was Sie nicht kennen oder nicht mehr benutzen, und ändern Sie Ihr Passwort, wenn jemand anderes dort war.',
      '{browser} on {system}': '{browser} unter {system}',
      'A program on {system}': 'Ein Programm unter {system}',
      'Unknown program': 'Unbekanntes Programm',
      'This device': 'Dieses Gerät',
      'Active now': 'Gerade aktiv',
      'Last active: {date}': 'Zuletzt aktiv: {date}',
      'Logged in: {date}': 'Angemeldet seit: {date}',
      'Network: {network}': 'Netzwerk: {network}',
      'Log out': 'Abmelden',
      'Log out: {session}': 'Abmelden: {session}',
      'Log out everywhere else': 'Auf allen anderen Geräten abmelden',
    }),
  ],
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const GermanOnAPhone: Story = { ...German, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
