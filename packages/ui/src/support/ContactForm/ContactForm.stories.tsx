import { CONTACT_FORMS, contactFormSchema } from '@footnote/domain';
import { completeContactFixture as complete, emptyContactFixture as empty } from '@footnote/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { ContactForm, type ContactFormProps } from './ContactForm.tsx';

function Kept(props: ContactFormProps) {
  const [values, setValues] = useState(props.values);
  const change = (next: typeof values) => {
    setValues(next);
    props.onChange(next);
  };
  const canSend = contactFormSchema(props.form).safeParse(values).success;
  return <ContactForm {...props} values={values} onChange={change} canSend={canSend} />;
}

const meta = {
  title: 'Support/ContactForm',
  component: ContactForm,
  render: (args) => <Kept {...args} />,
  args: {
    form: 'contact',
    shape: CONTACT_FORMS.contact,
    values: empty,
    onChange: fn(),
    onSend: fn(),
    canSend: false,
  },
} satisfies Meta<typeof ContactForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const General: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const send = canvas.getByRole('button', { name: 'Send' });
    await expect(send).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox', { name: /First name/ }), 'Ada');
    await userEvent.tab();
    await userEvent.keyboard('Lovelace');
    await userEvent.tab();
    await userEvent.keyboard('ada@example.org');
    await expect(send).toBeDisabled();
    await userEvent.tab();
    await userEvent.keyboard('Hello');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};
export const WrongEmail: Story = {
  args: {
    values: { ...complete, email: 'nobody' },
    errors: { email: 'Write an e-mail address such as name@example.org.' },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Send' })).toBeDisabled();
  },
};
export const NotSent: Story = {
  args: { values: complete, problem: 'Failed to send message. Please try again.' },
};
export const NoNetwork: Story = { args: { values: complete, problem: 'Something went wrong.' } };
export const Busy: Story = { args: { values: complete, busy: true } };
export const WithTrap: Story = {
  args: { values: complete, trap: { value: '', onChange: fn() } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('textbox')).toHaveLength(4);
    canvas.getByRole('textbox', { name: /What can we do/ }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Send' })).toHaveFocus();
  },
};
export const Enterprise: Story = { args: { form: 'enterprise', shape: CONTACT_FORMS.enterprise } };
export const OrganizationSource: Story = {
  args: { form: 'organizationSource', shape: CONTACT_FORMS.organizationSource },
};
export const Feedback: Story = {
  args: {
    form: 'feedback',
    shape: CONTACT_FORMS.feedback,
    extra: <Checkbox label="Tell me what becomes of it" checked onChange={fn()} />,
  },
};
export const FeedbackSent: Story = {
  ...Feedback,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const send = canvas.getByRole('button', { name: 'Send' });
    await expect(send).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox', { name: /What can we do/ }), 'Thanks');
    await expect(send).toBeEnabled();
    await userEvent.click(send);
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};
export const FeedbackToNobody: Story = {
  args: {
    form: 'feedback',
    shape: CONTACT_FORMS.feedback,
    values: { ...empty, query: 'Thanks' },
    errors: { email: 'Tell us where to write to.' },
    extra: <Checkbox label="Tell me what becomes of it" checked onChange={fn()} />,
  },
};
export const FeedbackNotSent: Story = { args: { ...Feedback.args, values: complete, problem: 'Something went wrong' } };
export const VeryLong: Story = { args: { values: { ...complete, query: `${complete.query} `.repeat(60) } } };
export const German: Story = {
  args: { form: 'enterprise', shape: CONTACT_FORMS.enterprise },
  globals: { viewport: { value: 'phone' } },
};
export const Phone: Story = { ...WrongEmail, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { args: { values: complete }, globals: { direction: 'rtl' } };
