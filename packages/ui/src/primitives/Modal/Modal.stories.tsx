import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Modal } from './Modal.tsx';

const meta = {
  title: 'Primitives/Modal',
  tags: ['overlay'],
  component: Modal,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Delete this chat?',
    description: 'Its answers will be gone for good.',
    closeLabel: 'Close',
    actions: <Button variant="critical">Delete</Button>,
  },
} satisfies Meta<typeof Modal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = {
  args: { width: 'narrow' },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Delete this chat?' });
    await expect(dialog).toHaveAccessibleDescription('Its answers will be gone for good.');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
/** Neither Tab nor a script takes the focus to the page behind it. */
export const KeepsFocus: Story = {
  render: (args) => (
    <>
      <Button>Behind</Button>
      <Modal {...args} />
    </>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const [close, last] = within(dialog).getAllByRole('button');
    await waitFor(() => expect(close).toHaveFocus());
    last?.focus();
    await userEvent.tab();
    await expect(close).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(last).toHaveFocus();
    screen.getByRole('button', { name: 'Behind', hidden: true }).focus();
    await expect(last).toHaveFocus();
  },
};
export const Wide: Story = { args: { children: 'A task with room. '.repeat(40) } };
export const NotClosable: Story = {
  args: { closable: false },
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};
export const ClosableByEscape: Story = {
  args: { closable: 'by-escape' },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await expect(within(dialog).queryByRole('button', { name: args.closeLabel })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
