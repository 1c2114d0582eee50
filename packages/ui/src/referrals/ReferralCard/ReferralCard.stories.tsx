import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ReferralCard } from './ReferralCard.tsx';

const retry = fn();
const share = fn();

const meta = {
  title: 'Referrals/ReferralCard',
  component: ReferralCard,
  args: {
    link: 'https://footnote.example.org/refer/7f3a91c2',
    messageHref: 'https://example.org/message',
    onInvite: fn(),
  },
} satisfies Meta<typeof ReferralCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole('button', { name: 'Invite by e-mail' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onInvite).toHaveBeenCalledOnce();
  },
};
export const Loading: Story = {
  args: { link: null },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status', { name: 'Loading your link' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const LinkFailed: Story = {
  args: { link: null, failed: { text: 'The link could not load.', retry: 'Try again', onRetry: retry } },
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('button', { name: 'Try again' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(retry).toHaveBeenCalledOnce();
  },
};
export const WithAppsOfTheDevice: Story = {
  args: { onShare: share },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('link')).toBeNull();
    canvas.getByRole('button', { name: 'Share in a messaging app' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(share).toHaveBeenCalledOnce();
  },
};
export const LongLink: Story = { args: { link: `https://footnote.example.org/refer/${'7f3a91c2'.repeat(16)}` } };
export const German: Story = {
  args: {},
  globals: { viewport: { value: 'phone' } },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
