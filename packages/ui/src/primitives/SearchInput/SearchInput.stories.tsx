import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { SearchInput, type SearchInputProps } from './SearchInput.tsx';

function Kept(props: SearchInputProps) {
  const [value, setValue] = useState(props.value);
  const change = (next: string) => {
    setValue(next);
    props.onChange(next);
  };
  return <SearchInput {...props} value={value} onChange={change} />;
}

const meta = {
  title: 'Primitives/SearchInput',
  component: SearchInput,
  render: (args) => <Kept {...args} />,
  args: {
    label: 'Find a chat',
    value: '',
    onChange: fn(),
    onSearch: fn(),
    placeholder: 'Title or words of a question',
    clearLabel: 'Clear the search',
  },
} satisfies Meta<typeof SearchInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('searchbox', { name: 'Find a chat' });
    await userEvent.type(field, 'statin');
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('statin'));
    await expect(args.onSearch).toHaveBeenCalledOnce();
    await userEvent.keyboard('s{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('statins');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await expect(args.onSearch).toHaveBeenLastCalledWith('');
    await userEvent.type(field, 'x');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('');
  },
};
export const Filled: Story = { args: { value: 'statins after sixty-five' } };
export const Busy: Story = { args: { value: 'statins', busy: true } };
export const WithLabel: Story = { args: { labelShown: true } };
export const Disabled: Story = { args: { value: 'statins', disabled: true } };
export const LongGerman: Story = {
  args: { value: 'Kosteneffektivitätsuntersuchungen der Schlaganfallsekundärprävention' },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { value: 'أسبرين' } };
