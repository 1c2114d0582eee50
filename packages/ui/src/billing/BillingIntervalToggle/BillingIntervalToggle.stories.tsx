import { annualSaving } from '@footnote/domain';
import { priceFixtures } from '@footnote/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { BillingIntervalToggle, type BillingIntervalToggleProps } from './BillingIntervalToggle.tsx';

function Kept(props: BillingIntervalToggleProps) {
  const [value, setValue] = useState(props.value);
  const change = (next: typeof value) => {
    setValue(next);
    props.onChange(next);
  };
  return <BillingIntervalToggle {...props} value={value} onChange={change} />;
}

const meta = {
  title: 'Billing/BillingIntervalToggle',
  component: BillingIntervalToggle,
  render: (args) => <Kept {...args} />,
  args: {
    value: 'month',
    onChange: fn(),
    saving: annualSaving(priceFixtures),
  },
} satisfies Meta<typeof BillingIntervalToggle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Monthly: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('group', { name: 'How to pay' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Monthly' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('annual');
    await expect(canvas.getByRole('radio', { name: 'Yearly Save 25 %' })).toBeChecked();
    await userEvent.click(canvas.getByText('Monthly'));
    await expect(args.onChange).toHaveBeenLastCalledWith('month');
  },
};
export const Yearly: Story = { args: { value: 'annual' } };
export const NothingSaved: Story = { args: { saving: 0 } };
export const PricesLoading: Story = { args: { disabled: true, saving: 0 } };
export const German: Story = {
  args: {
    value: 'annual',
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const GermanOnAPhone: Story = { ...German, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
