import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { SelectionBar } from './SelectionBar.tsx';

const meta = {
  title: 'Search/SelectionBar',
  component: SelectionBar,
  args: {
    count: 3,
    total: 41,
    onSelectAll: fn(),
    onClear: fn(),
    onExport: fn(),
    formats: [
      { id: 'ris', label: 'RIS, for reference managers' },
      { id: 'csv', label: 'CSV, for spreadsheets' },
    ],
  },
} satisfies Meta<typeof SelectionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SomeSelected: Story = {
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole('button', { name: 'Export' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: 'RIS, for reference managers' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onExport).toHaveBeenCalledWith('csv');
  },
};
export const WithAnotherAction: Story = { args: { children: <Button size="small">Chat with these</Button> } };
export const NoneSelected: Story = { args: { count: 0 } };
export const AllSelected: Story = { args: { count: 41 } };
export const Exporting: Story = { args: { busy: true } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const German: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {},
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
