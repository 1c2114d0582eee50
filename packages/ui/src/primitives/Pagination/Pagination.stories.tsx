import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Pagination, type PaginationProps } from './Pagination.tsx';

function Kept(props: PaginationProps) {
  const [at, setAt] = useState({ page: props.page, pageSize: props.pageSize });
  const change = (next: typeof at) => {
    setAt(next);
    props.onChange(next);
  };
  return <Pagination {...props} {...at} onChange={change} />;
}

const meta = {
  title: 'Primitives/Pagination',
  component: Pagination,
  render: (args) => <Kept {...args} />,
  args: {
    label: 'Pages of results',
    page: 7,
    pageSize: 25,
    total: 340,
    onChange: fn(),
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    // Phones have room for the position only.
    const current = canvas.queryByRole('button', { name: 'Page 7' });
    if (current === null) await expect(canvas.getByText('Page 7 of 14')).toBeVisible();
    else await expect(current).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ page: 8, pageSize: 25 });
    await expect(canvas.getByText('176–200 of 340')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Results per page' }), '50');
    await expect(args.onChange).toHaveBeenLastCalledWith({ page: 4, pageSize: 50 });
    const previous = canvas.getByRole('button', { name: 'Previous page' });
    previous.focus();
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ page: 1, pageSize: 50 });
    await expect(previous).toBeDisabled();
  },
};
export const FewPages: Story = { args: { page: 1, pageSize: 5, total: 12 } };
export const OnePage: Story = { args: { page: 1, total: 3 } };
export const Empty: Story = { args: { page: 1, total: 0 } };
export const BeyondTheLast: Story = { args: { page: 900 } };
export const Loading: Story = { args: { disabled: true } };
export const OneSize: Story = { args: { pageSizes: [25] } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongGerman: Story = {
  args: {},
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
