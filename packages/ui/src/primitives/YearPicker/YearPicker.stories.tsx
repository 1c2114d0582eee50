import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { YearPicker, type YearPickerProps } from './YearPicker.tsx';

function Kept(props: YearPickerProps) {
  const [value, setValue] = useState(props.value);
  const change = (next: number | null) => {
    setValue(next);
    props.onChange(next);
  };
  return <YearPicker {...props} value={value} onChange={change} />;
}

const meta = {
  title: 'Primitives/YearPicker',
  component: YearPicker,
  render: (args) => <Kept {...args} />,
  args: {
    label: 'Published since',
    value: 2017,
    onChange: fn(),
    min: 1950,
    max: 2025,
  },
} satisfies Meta<typeof YearPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const Open: Story = {
  play: async ({ canvasElement, args }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Published since 2017' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: '2017' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('button', { name: '2020' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(2020);
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: '2020' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Ten years earlier' }));
    await expect(screen.getByRole('button', { name: 'Ten years earlier' })).toHaveFocus();
    await expect(screen.getByRole('button', { name: '2010' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(screen.getByRole('button', { name: 'Ten years later' }));
    await expect(screen.getByRole('button', { name: 'Ten years later' })).toBeDisabled();
    await expect(screen.getByRole('button', { name: '2020' })).toHaveFocus();
  },
};
export const TakenAway: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Any year' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};
export const AnyYear: Story = { args: { value: null, hint: 'Older studies are left out' } };
export const Invalid: Story = { args: { error: 'No study is that young.' } };
export const Disabled: Story = { args: { disabled: true } };
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('button', { name: '2010' });
  },
};
export const LongGerman: Story = {
  args: {
    label: 'Veröffentlichungsjahr der Übersichtsarbeit',
    value: null,
  },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: '2017' })).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(screen.getByRole('button', { name: '2018' })).toHaveFocus());
  },
};
