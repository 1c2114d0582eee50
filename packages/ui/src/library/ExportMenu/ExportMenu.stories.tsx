import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { ExportMenu } from './ExportMenu.tsx';

const formats = [
  { id: 'csv', label: 'CSV, for spreadsheets' },
  { id: 'ris', label: 'RIS, for reference managers' },
  { id: 'vancouver', label: 'Bibliography, Vancouver style' },
];

const meta = {
  title: 'Library/ExportMenu',
  component: ExportMenu,
  args: { label: 'Export', formats, onExport: fn() },
} satisfies Meta<typeof ExportMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Export' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menu', { name: 'Export' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onExport).toHaveBeenCalledWith('ris');
    await expect(button).toHaveFocus();
  },
};
export const Selected: Story = { args: { label: 'Export 3 selected' } };
export const Quiet: Story = { args: { variant: 'quiet' } };
export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole('button', { name: 'Export' }).focus();
    await userEvent.keyboard('{Enter}');
    const items = within(await screen.findByRole('menu')).getAllByRole('menuitem');
    await expect(items.map((item) => item.getAttribute('aria-disabled'))).toEqual(['true', 'true', 'true']);
    await userEvent.keyboard('{Enter}{Escape}');
    await expect(args.onExport).not.toHaveBeenCalled();
  },
};
export const German: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { label: '12 ausgewählte Literaturangaben exportieren' },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
