import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CodeQueryInput, type CodeQueryInputProps } from './CodeQueryInput.tsx';

function Kept(props: CodeQueryInputProps) {
  const [value, setValue] = useState(props.value);
  const change = (next: string) => {
    setValue(next);
    props.onChange(next);
  };
  return <CodeQueryInput {...props} value={value} onChange={change} />;
}

const query =
  '("heart failure"[MeSH Terms] OR cardiomyopath*[tiab]) AND (sglt2[tiab] OR "sodium glucose"[tiab:~2]) NOT rats[mh]';

const meta = {
  title: 'Primitives/CodeQueryInput',
  component: CodeQueryInput,
  render: (args) => <Kept {...args} />,
  args: { label: 'Query', value: query, onChange: fn(), onSubmit: fn(), hint: 'With fields and operators' },
} satisfies Meta<typeof CodeQueryInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole<HTMLTextAreaElement>('textbox', { name: 'Query' });
    field.setSelectionRange(query.length, query.length);
    await userEvent.type(field, ' AND x');
    await expect(args.onChange).toHaveBeenLastCalledWith(`${query} AND x`);
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(field.scrollHeight).toBeLessThanOrEqual(field.clientHeight + 1);
  },
};
export const Empty: Story = { args: { value: '', placeholder: '"heart failure"[tiab] AND sglt2*[tiab]' } };
export const Mistakes: Story = { args: { value: '((stroke AND "afib[tiab]', error: 'A bracket is not closed.' } };
export const Disabled: Story = { args: { disabled: true } };
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await expect(field.scrollHeight).toBeLessThanOrEqual(field.clientHeight + 1);
  },
};
export const LongGerman: Story = {
  args: { label: 'Suchabfrage in Abfragesprache', value: 'Schlaganfallsekundärprävention[tiab]' },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
