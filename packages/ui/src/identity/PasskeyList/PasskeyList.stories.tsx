import { passkeyFixtures } from '@footnote/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { spoken } from '../../messages/spoken.fixtures.tsx';
import { PasskeyList } from './PasskeyList.tsx';

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });

const meta = {
  title: 'Identity/PasskeyList',
  component: PasskeyList,
  args: {
    passkeys: passkeyFixtures,
    onAdd: fn(),
    onRename: fn(),
    onRemove: fn(),
    formatDate: (moment) => day.format(new Date(moment)),
  },
} satisfies Meta<typeof PasskeyList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  play: async ({ canvasElement, args }) => {
    const list = within(within(canvasElement).getByRole('list', { name: 'Passkeys' }));
    await expect(list.getByText('Last used: Jun 1, 2026')).toBeVisible();
    await expect(list.getByText('Not used yet')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRename).toHaveBeenCalledWith(passkeyFixtures[0]);
    await userEvent.tab();
    await expect(list.getByRole('button', { name: 'Remove: Phone' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledWith(passkeyFixtures[0]);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add a passkey' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};
export const None: Story = { args: { passkeys: [] } };
export const Full: Story = {
  args: {
    full: true,
    passkeys: Array.from({ length: 10 }, (_, index) => ({
      id: String(index),
      name: `Key ${index + 1}`,
      addedAt: '2026-05-02T08:00:00.000Z',
      lastUsedAt: null,
    })),
  },
};
export const LongNames: Story = {
  args: { passkeys: passkeyFixtures.map((passkey) => ({ ...passkey, name: 'Sicherheitsschlüssel'.repeat(10) })) },
};
export const Loading: Story = { args: { passkeys: null } };
export const NotLoaded: Story = {
  args: { passkeys: null, onRetry: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const German: Story = {
  decorators: [
    spoken('de', {
      Passkeys: 'Passkeys',
      'With a passkey you log in by the finger, face or PIN that unlocks your device, or by a security key. Nobody can guess it or talk it out of you.':
        'Mit einem Passkey melden Sie sich mit dem Finger, dem Gesicht oder der PIN an, womit Sie Ihr Gerät entsperren, oder mit einem Sicherheitsschlüssel. Niemand kann ihn erraten oder Ihnen entlocken.',
      'Added: {date}': 'Hinzugefügt: {date}',
      'Last used: {date}': 'Zuletzt benutzt: {date}',
      'Not used yet': 'Noch nicht benutzt',
      Rename: 'Umbenennen',
      'Rename: {name}': 'Umbenennen: {name}',
      Remove: 'Entfernen',
      'Remove: {name}': 'Entfernen: {name}',
      'Add a passkey': 'Passkey hinzufügen',
    }),
  ],
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const GermanOnAPhone: Story = { ...German, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
