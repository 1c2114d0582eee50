import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Field, type FieldProps } from './Field.tsx';

function Checked(props: FieldProps) {
  const [error, setError] = useState('');
  return (
    <Field {...props} error={error}>
      {(control) => (
        <input {...control} onBlur={(event) => setError(event.target.value === '' ? 'Enter a year.' : '')} />
      )}
    </Field>
  );
}

const meta = {
  title: 'Primitives/Field',
  component: Field,
  args: { label: 'Year', hint: 'Four digits', children: (control) => <input {...control} /> },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithHint: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Year'));
    const control = canvas.getByRole('textbox', { name: 'Year' });
    await expect(control).toHaveFocus();
    await expect(control).toHaveAccessibleDescription('Four digits');
    await expect(control).toBeValid();
  },
};
export const Required: Story = {
  args: { required: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('*')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Year' })).toBeRequired();
  },
};
export const Invalid: Story = {
  args: { error: 'Enter a year.' },
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('textbox', { name: 'Year' });
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription('Four digits Enter a year.');
  },
};
/** What announces the error stands there before it, or it would not be read. */
export const ErrorAppears: Story = {
  render: (args) => <Checked {...args} />,
  play: async ({ canvasElement }) => {
    const region = canvasElement.querySelector('[aria-live="polite"]');
    await expect(region).toBeEmptyDOMElement();
    const hint = within(canvasElement).getByText('Four digits');
    await expect(region?.parentElement?.getBoundingClientRect().bottom).toBe(hint.getBoundingClientRect().bottom);
    const control = within(canvasElement).getByRole('textbox');
    await userEvent.click(control);
    await userEvent.tab();
    await expect(region).toHaveTextContent('Enter a year.');
    await userEvent.type(control, '2020');
    await userEvent.tab();
    await expect(region).toBeEmptyDOMElement();
  },
};
export const LabelHidden: Story = {
  args: { labelHidden: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox', { name: 'Year' })).toBeVisible();
  },
};
