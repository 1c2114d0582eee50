import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ShareDialog, type ShareDialogProps } from './ShareDialog.tsx';

const LINK = 'https://footnote.example.org/chat?sid=4b7ce662-7d3e-4c0a-9a54-2f6f6b8b1d11';

/** Shares and unshares as an app does, but at once. */
function Kept(props: ShareDialogProps) {
  const [link, setLink] = useState(props.link);
  return (
    <ShareDialog
      {...props}
      link={link}
      onShare={() => {
        setLink(LINK);
        props.onShare();
      }}
      onUnshare={() => {
        setLink(null);
        props.onUnshare();
      }}
    />
  );
}

/** Puts a clipboard, or none, in the browser's place while a story is shown. */
function withClipboard(clipboard: Pick<Clipboard, 'writeText'> | undefined) {
  return () => {
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    return () => Reflect.deleteProperty(navigator, 'clipboard');
  };
}
const writeText = fn<(text: string) => Promise<void>>(() => Promise.resolve());

const meta = {
  title: 'Chat/ShareDialog',
  tags: ['overlay'],
  component: ShareDialog,
  beforeEach: withClipboard({ writeText }),
  args: {
    open: true,
    onClose: fn(),
    link: null,
    onShare: fn(),
    onUnshare: fn(),
  },
} satisfies Meta<typeof ShareDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotShared: Story = {};
export const Sharing: Story = { args: { busy: true } };
export const Shared: Story = { args: { link: LINK } };
export const Stopping: Story = { args: { link: LINK, busy: true } };
export const Keyboard: Story = {
  render: (args) => <Kept {...args} />,
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Share this chat' }));
    dialog.getByRole('button', { name: 'Create a link' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onShare).toHaveBeenCalledOnce();
    const field = await dialog.findByRole('textbox', { name: 'Link' });
    await expect(field).toHaveValue(LINK);
    await expect(dialog.getByText(/^Everybody with the link/).closest('output')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Copy' }));
    await expect(writeText).toHaveBeenLastCalledWith(LINK);
    await userEvent.click(dialog.getByRole('button', { name: 'Stop sharing' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Stop sharing this chat?' }));
    await waitFor(() => expect(question.getByRole('button', { name: 'Keep sharing' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onUnshare).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(dialog.getByRole('button', { name: 'Stop sharing' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Stop sharing' }));
    await expect(args.onUnshare).toHaveBeenCalledOnce();
    await expect(await dialog.findByRole('button', { name: 'Create a link' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
/** The link is selected on focus, so that it can be copied by hand. */
export const NoClipboard: Story = {
  beforeEach: withClipboard(undefined),
  args: { link: LINK },
  play: async () => {
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link' });
    await expect(field).toHaveAccessibleDescription('Clipboard not available. Select the link and copy it.');
    await userEvent.click(field);
    await expect(field.selectionEnd).toBe(LINK.length);
    await expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull();
  },
};
export const CopyRefused: Story = {
  beforeEach: withClipboard({ writeText: () => Promise.reject(new Error('refused')) }),
  args: { link: LINK },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Copying failed' })).toBeVisible());
  },
};
export const SharingFailed: Story = { args: { problem: 'Error sharing. Please try again.' } };
export const German: Story = {
  args: {
    link: LINK,
  },
};
export const Phone: Story = { ...Shared, globals: { viewport: { value: 'phone' } } };
export const GermanOnAPhone: Story = { ...German, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { ...Shared, globals: { direction: 'rtl' } };
export const QuotingDocuments: Story = { args: { quotesDocuments: true } };
