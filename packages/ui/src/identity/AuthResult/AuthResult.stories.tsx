import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { ResendVerification } from '../ResendVerification/ResendVerification.tsx';
import { AuthResult } from './AuthResult.tsx';

const meta = {
  title: 'Identity/AuthResult',
  component: AuthResult,
  args: {
    outcome: 'success',
    title: 'Your e-mail is verified',
    children: 'You can use every part of your account now.',
    action: <Button variant="primary">Start a chat</Button>,
  },
} satisfies Meta<typeof AuthResult>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Verified: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: 'Your e-mail is verified' })).toBeVisible();
  },
};
export const VerificationFailed: Story = {
  args: {
    outcome: 'failure',
    title: 'Verification link no longer valid',
    children: 'Links work once and for a limited time. Ask for a new one.',
    action: <Button variant="primary">Send a new link</Button>,
  },
};
export const VerificationSent: Story = {
  args: {
    outcome: 'sent',
    title: 'Look into your mail',
    children: 'We sent a link to ada@example.org. Open it to verify your address.',
    action: <ResendVerification availableAt={Date.now() + 3_600_000} onResend={fn()} />,
  },
};
export const ResetSent: Story = {
  args: {
    outcome: 'sent',
    title: 'Look into your mail',
    children: 'We sent you a link by which you can choose a new password.',
    action: <Link href="#login">Back to logging in</Link>,
  },
};
export const PasswordChanged: Story = { args: { title: 'Your password was changed', children: 'Log in with it now.' } };
export const Phone: Story = { ...VerificationFailed, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
