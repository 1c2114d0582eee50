import { unsubscribeFormSchema } from '@footnote/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Link } from '../../primitives/Link/Link.tsx';
import { UnsubscribeResult, type UnsubscribeResultProps } from './UnsubscribeResult.tsx';

const errors = { required: 'E-mail is required.', email: 'Write an e-mail address such as name@example.org.' };

function Kept(props: UnsubscribeResultProps) {
  const [email, setEmail] = useState(props.email);
  const [state, setState] = useState(props.state);
  const [tried, setTried] = useState(false);
  const problem = unsubscribeFormSchema.safeParse({ email }).error?.issues[0]?.message ?? null;
  const stop = () => {
    setTried(true);
    if (problem !== null) return;
    setState('done');
    props.onUnsubscribe();
  };
  const error = tried && (problem === 'required' || problem === 'email') ? errors[problem] : (props.emailError ?? '');
  return (
    <UnsubscribeResult
      {...props}
      state={state}
      email={email}
      onEmailChange={setEmail}
      emailError={error}
      onUnsubscribe={stop}
    />
  );
}

const meta = {
  title: 'Alerts/UnsubscribeResult',
  component: UnsubscribeResult,
  render: (args) => <Kept {...args} />,
  args: {
    state: 'ask',
    email: 'ada@example.org',
    onEmailChange: fn(),
    onUnsubscribe: fn(),
    action: <Link href="#browse">Search the literature</Link>,
  },
} satisfies Meta<typeof UnsubscribeResult>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Confirm: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onUnsubscribe).toHaveBeenCalledOnce();
    await expect(canvas.getByText('No alert of this account goes to ada@example.org any more.')).toBeVisible();
  },
};
export const EmailRequired: Story = {
  args: { email: '' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Unsubscribe' }));
    await expect(canvas.getByText('E-mail is required.')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /E-mail/ }), 'ada{Enter}');
    await expect(canvas.getByText(/such as name@example.org/)).toBeVisible();
    await expect(args.onUnsubscribe).not.toHaveBeenCalled();
  },
};
export const OneAlert: Story = {
  args: { alert: 'Salt and blood pressure' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onUnsubscribe).toHaveBeenCalledOnce();
    await expect(canvas.getByText(/^“Salt and blood pressure” goes to ada@example.org no more/)).toBeVisible();
  },
};
export const Busy: Story = { args: { busy: true } };
export const Failed: Story = { args: { problem: 'The alerts could not be stopped. Please try again.' } };
export const Done: Story = { args: { state: 'done' } };
export const VeryLong: Story = { args: { state: 'done', email: `${'ada.lovelace.'.repeat(12)}@example.org` } };
export const German: Story = {
  args: {
    action: <Link href="#browse">Zur Literaturrecherche</Link>,
  },
  globals: { viewport: { value: 'phone' } },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
