import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { TextInput } from '../../primitives/TextInput/TextInput.tsx';
import { FormModal } from './FormModal.tsx';

const meta = {
  title: 'Layout/FormModal',
  tags: ['overlay'],
  component: FormModal,
  args: {
    open: true,
    onClose: fn(),
    title: 'Rename the source',
    children: <TextInput label="Name" value="Guidelines" onChange={fn()} />,
    onSubmit: fn(),
    submitLabel: 'Save',
    cancelLabel: 'Cancel',
    closeLabel: 'Close',
  },
} satisfies Meta<typeof FormModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename the source' }));
    dialog.getByRole('textbox', { name: 'Name' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};
export const HeldWhileBusy: Story = {
  args: { busy: true, staysWhileBusy: true },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await expect(dialog.queryByRole('button', { name: 'Close' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
export const Busy: Story = { args: { busy: true } };
export const Problem: Story = { args: { problem: 'The source could not be renamed. Please try again.' } };
export const Disabled: Story = { args: { disabled: true } };
export const Closed: Story = { args: { open: false } };
export const German: Story = {
  args: {
    title: 'Informationsquellenbezeichnung ändern',
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
