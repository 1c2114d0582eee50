import { failedEventFixtures } from '@footnote/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { spoken } from '../../messages/spoken.fixtures.tsx';
import { PaymentEventList, type PaymentEventListProps } from './PaymentEventList.tsx';

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' });

/** Takes off the list what is tried again or dismissed, as a server would. */
function Kept(props: PaymentEventListProps) {
  const [gone, setGone] = useState<readonly string[]>([]);
  const without = (work: (id: string) => void) => (id: string) => {
    work(id);
    setGone([...gone, id]);
  };
  return (
    <PaymentEventList
      {...props}
      events={props.events?.filter(({ id }) => !gone.includes(id)) ?? null}
      onRetry={without(props.onRetry)}
      onDismiss={without(props.onDismiss)}
    />
  );
}

const meta = {
  title: 'Admin/PaymentEventList',
  component: PaymentEventList,
  args: {
    events: failedEventFixtures,
    onRetry: fn(),
    onDismiss: fn(),
    formatMoment: (value) => moment.format(new Date(value)),
  },
} satisfies Meta<typeof PaymentEventList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One of each reason. */
export const PutAside: Story = {
  render: (args) => <Kept {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const list = within(canvas.getByRole('list', { name: 'Payment events put aside' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(3);
    const [gone] = list.getAllByRole('listitem');
    await expect(gone).toHaveTextContent(/Somebody paid whose account or organization is deleted.*Refund the payment/);
    await expect(gone).toHaveTextContent(/subscription.created.*5 Jun 2026, 07:31:00.*never tried.*ctm_01hv8ada/);
    await expect(list.queryByRole('button', { name: 'Try again: gone_sub_01hv8gone' })).toBeNull();
    const dismiss = list.getByRole('button', { name: 'Dismiss: gone_sub_01hv8gone' });
    await expect(dismiss).toHaveAccessibleDescription(/cancelled at once/);
    dismiss.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledWith('gone_sub_01hv8gone');
    await userEvent.click(list.getByRole('button', { name: 'Try again: evt_01hv8failed' }));
    await expect(args.onRetry).toHaveBeenCalledWith('evt_01hv8failed');
    await expect(list.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(list.getByRole('button', { name: /^Dismiss/ }));
    await expect(canvas.getByText('Every event of the payment provider was applied.')).toBeVisible();
  },
};
export const More: Story = {
  args: { hasMore: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^More events are put aside than are shown here/)).toBeVisible();
  },
};
export const Nothing: Story = { args: { events: [] } };
export const Loading: Story = { args: { events: null } };
export const NotLoaded: Story = {
  args: { events: null, onReload: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};
export const Busy: Story = { args: { busy: 'evt_01hv8failed' } };
export const Refused: Story = { args: { problem: 'There is no such event any more.' } };
export const LongWords: Story = {
  args: {
    events: failedEventFixtures.map((event) => ({ ...event, id: event.id.repeat(6), problem: 'x'.repeat(500) })),
  },
};
export const German: Story = {
  decorators: [
    spoken('de', {
      'Somebody paid whose account or organization is deleted': 'Bezahlt, obwohl Konto oder Organisation gelöscht ist',
      'Nobody here has this customer': 'Diesen Kunden hat hier niemand',
      'The payment provider could not be asked': 'Der Zahlungsanbieter war nicht erreichbar',
      'Try again': 'Erneut versuchen',
      'Try again: {event}': 'Erneut versuchen: {event}',
      Dismiss: 'Erledigt',
      'Dismiss: {event}': 'Erledigt: {event}',
      Event: 'Ereignis',
      Occurred: 'Geschehen',
      Received: 'Eingegangen',
      About: 'Betrifft',
      'Noted by the server': 'Vermerk des Servers',
    }),
  ],
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const GermanOnAPhone: Story = { ...German, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
