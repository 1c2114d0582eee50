import { historyItems } from '@footnote/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { historyLabels } from '../english-labels.fixtures.ts';
import { HistoryList } from './HistoryList.tsx';

const meta = {
  title: 'Chat/HistoryList',
  component: HistoryList,
  args: {
    items: historyItems,
    currentId: historyItems[0]?.sessionId ?? null,
    hrefOf: (id) => `#${id}`,
    onOpen: fn(),
    onRename: fn(),
    onDelete: fn(),
    labels: historyLabels,
  },
} satisfies Meta<typeof HistoryList>;

export default meta;
type Story = StoryObj<typeof meta>;

const openMenu = async (canvasElement: HTMLElement, title: RegExp) => {
  const trigger = within(canvasElement).getByRole('button', { name: title });
  trigger.focus();
  await userEvent.keyboard('{Enter}');
  return screen.findByRole('menu');
};

export const ThreeDays: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: 'Untitled chat' }));
    await expect(args.onOpen).toHaveBeenCalledWith(historyItems[1]?.sessionId);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Does dapagliflozin');
  },
};
export const Renaming: Story = {
  play: async ({ canvasElement, args }) => {
    const menu = await openMenu(canvasElement, /Actions for Is hydroxychloroquine/);
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Rename' }));
    const field = await within(canvasElement).findByRole('textbox', { name: 'New title' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Hydroxychloroquine{Enter}');
    await expect(args.onRename).toHaveBeenCalledWith(historyItems[4]?.sessionId, 'Hydroxychloroquine');
    await expect(within(canvasElement).getByRole('link', { name: /Is hydroxychloroquine/ })).toHaveFocus();
  },
};
export const RenamingTakenBack: Story = {
  play: async ({ canvasElement, args }) => {
    const menu = await openMenu(canvasElement, /Actions for Is hydroxychloroquine/);
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Rename' }));
    await userEvent.type(await within(canvasElement).findByRole('textbox', { name: 'New title' }), '!{Escape}');
    await expect(args.onRename).not.toHaveBeenCalled();
    await expect(within(canvasElement).getByRole('link', { name: /Is hydroxychloroquine/ })).toHaveFocus();
  },
};
export const Deleting: Story = {
  play: async ({ canvasElement, args }) => {
    const menu = await openMenu(canvasElement, /Actions for Does dapagliflozin/);
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete this chat?' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
};
export const WithOlder: Story = { args: { onMore: fn() } };
export const Empty: Story = { args: { items: [] } };
export const Loading: Story = { args: { items: [], status: 'loading' } };
export const Failed: Story = { args: { items: [], status: 'error', onRetry: fn() } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
