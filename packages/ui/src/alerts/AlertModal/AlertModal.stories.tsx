import { alertFormSchema } from '@footnote/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { AlertModal, type AlertModalProps } from './AlertModal.tsx';

function Kept(props: AlertModalProps) {
  const [values, setValues] = useState(props.values);
  const change = (next: typeof values) => {
    setValues(next);
    props.onChange(next);
  };
  const canSubscribe = alertFormSchema.safeParse(values).success;
  return <AlertModal {...props} values={values} onChange={change} canSubscribe={canSubscribe} />;
}

const complete = { email: 'ada@example.org', institution: 'Example Hospital', title: 'Salt and blood pressure' };

const meta = {
  title: 'Alerts/AlertModal',
  tags: ['overlay'],
  component: AlertModal,
  render: (args) => <Kept {...args} />,
  args: {
    open: true,
    onClose: fn(),
    query: 'Trials of salt substitutes in people with high blood pressure, the newest first',
    values: { email: 'ada@example.org', institution: '', title: '' },
    onChange: fn(),
    onSubscribe: fn(),
    canSubscribe: false,
  },
} satisfies Meta<typeof AlertModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Weekly alert' }));
    await expect(dialog.getByRole('button', { name: 'Subscribe' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('textbox', { name: /Institution/ }));
    await userEvent.keyboard('Example Hospital');
    await userEvent.tab();
    await userEvent.keyboard('Salt{Enter}');
    await expect(args.onSubscribe).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenLastCalledWith({
      email: 'ada@example.org',
      institution: 'Example Hospital',
      title: 'Salt',
    });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const WrongEmail: Story = {
  args: {
    values: { ...complete, email: 'ada' },
    errors: { email: 'Write an e-mail address such as name@example.org.' },
  },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: /Institution/ }), '{Enter}');
    await expect(args.onSubscribe).not.toHaveBeenCalled();
  },
};
export const Busy: Story = { args: { values: complete, busy: true } };
export const Failed: Story = {
  args: { values: complete, problem: 'The alert could not be made. Please try again.' },
};
export const Subscribed: Story = {
  args: { values: complete, done: 'The first e-mail comes as soon as there is something new.' },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText(/first e-mail/)).toBeInTheDocument();
    await expect(dialog.queryByRole('textbox')).toBeNull();
    await userEvent.click(dialog.getByText('Close', { selector: 'span' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const LongSearch: Story = {
  args: {
    query:
      '("heart failure"[mh] OR cardiomyopath*[tiab]) AND (dapagliflozin[ti] OR empagliflozin[ti] OR sotagliflozin[ti]) NOT animals[mh] AND 2020:2026[dp] '.repeat(
        2,
      ),
  },
};
export const German: Story = {
  args: {
    query: 'Randomisierte Studien zu Kochsalzersatzstoffen bei Bluthochdruckpatientinnen und -patienten',
  },
  globals: { viewport: { value: 'phone' } },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
