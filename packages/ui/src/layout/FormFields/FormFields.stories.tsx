import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FormFields, type FormFieldsProps } from './FormFields.tsx';

type Name = 'first' | 'last' | 'email' | 'password' | 'query';

function Kept(props: FormFieldsProps<Name>) {
  const [values, setValues] = useState(props.values);
  const change = (name: Name, value: string) => {
    setValues({ ...values, [name]: value });
    props.onChange(name, value);
  };
  return <FormFields {...props} values={values} onChange={change} />;
}

const meta = {
  title: 'Layout/FormFields',
  component: Kept,
  args: {
    fields: [
      { name: 'first', label: 'First name', width: 'half', required: true, autoComplete: 'given-name' },
      { name: 'last', label: 'Last name', width: 'half', required: true, autoComplete: 'family-name' },
      { name: 'email', label: 'E-mail', kind: 'email', required: true, autoComplete: 'email' },
      { name: 'password', label: 'Password', kind: 'new-password', hint: 'At least 8 characters.' },
      { name: 'query', label: 'Your question', kind: 'multiline' },
    ],
    values: { first: '', last: '', email: '', password: '', query: '' },
    onChange: fn(),
  },
} satisfies Meta<typeof Kept>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('Ada');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: /Last name/ })).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('first', 'Ada');
  },
};
export const Invalid: Story = {
  args: { errors: { email: 'Write an e-mail address such as name@example.org.', query: 'Write your question.' } },
};
/** Numbers stay as they are written until the form is read. */
export const Numbers: Story = {
  args: {
    fields: [
      { name: 'first', label: 'User limit', kind: 'whole', width: 'half', required: true },
      { name: 'last', label: 'Temperature', kind: 'decimal', width: 'half', hint: '0 to 2' },
    ],
    values: { first: '8', last: '0,2', email: '', password: '', query: '' },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('textbox', { name: /User limit/ })).toHaveAttribute('inputmode', 'numeric');
    await expect(canvas.getByRole('textbox', { name: 'Temperature' })).toHaveAttribute('inputmode', 'decimal');
  },
};
export const Phone: Story = { ...Invalid, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { ...Invalid, globals: { direction: 'rtl' } };
