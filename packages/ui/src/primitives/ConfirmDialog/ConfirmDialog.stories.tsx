import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';

function Asked(props: ConfirmDialogProps) {
  const [open, setOpen] = useState(false);
  const change = (next: boolean) => {
    setOpen(next);
    props.onOpenChange(next);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete chat</Button>
      <ConfirmDialog {...props} open={open} onOpenChange={change} />
    </>
  );
}

const meta = {
  title: 'Primitives/ConfirmDialog',
  tags: ['overlay'],
  component: ConfirmDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Delete this chat?',
    description: 'Its answers will be gone for good.',
    confirmLabel: 'Delete',
    cancelLabel: 'Cancel',
    tone: 'critical',
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Critical: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete this chat?' });
    await expect(dialog).toHaveAccessibleDescription('Its answers will be gone for good.');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
export const GivesFocusBack: Story = {
  render: (args) => <Asked {...args} />,
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete chat' })).toHaveFocus());
  },
};
export const Normal: Story = {
  args: { tone: 'normal', title: 'Send the invitation?', description: 'To ada@example.org', confirmLabel: 'Send' },
};
export const Busy: Story = {
  args: { busy: true },
  play: async ({ args }) => {
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};
export const Failed: Story = {
  args: { children: <ErrorState title="The chat could not be deleted">Please try again.</ErrorState> },
};
export const LongGerman: Story = {
  args: {
    title: 'Literaturrecherchefiltereinstellungen unwiderruflich löschen?',
    description: 'Die Kosteneffektivitätsuntersuchungszusammenstellung kann danach nicht wiederhergestellt werden.',
    confirmLabel: 'Unwiderruflich löschen',
    cancelLabel: 'Abbrechen',
  },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
