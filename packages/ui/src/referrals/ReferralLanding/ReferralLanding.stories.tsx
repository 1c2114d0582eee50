import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Link } from '../../primitives/Link/Link.tsx';
import { ReferralLanding } from './ReferralLanding.tsx';

const meta = {
  title: 'Referrals/ReferralLanding',
  component: ReferralLanding,
  parameters: { layout: 'fullscreen' },
  args: {
    state: 'ready',
    onRegister: fn(),
    points: [
      'Free questions without limit',
      'Five PRO questions in your first week, three in every other',
      'Your colleague earns a month of Pro when you join',
    ],
    onRetry: fn(),
    footer: <Link href="#login">I have an account</Link>,
  },
} satisfies Meta<typeof ReferralLanding>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Register' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRegister).toHaveBeenCalledOnce();
  },
};
export const LinkFailed: Story = {
  args: { state: 'failed' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('The link could not load.');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Register' })).toBeEnabled();
  },
};
export const Loading: Story = { args: { state: 'loading' } };
export const German: Story = {
  args: {
    state: 'failed',
  },
  globals: { viewport: { value: 'phone' } },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
