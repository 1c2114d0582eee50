import { english } from '../../messages/english.ts';
import { HISTORY_PAGE_SIZE } from '@footnote/domain';
import { historyItems } from '@footnote/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { HistoryList } from './HistoryList.tsx';
import type { HistoryListProps } from './history-list-props.ts';
import { historyListMessages } from './history-list.messages.ts';

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
  },
} satisfies Meta<typeof HistoryList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Twelve chats, as many as two pages and a bit. */
const manyItems = Array.from({ length: 12 }, (_, index) => ({
  sessionId: `page-${index}`,
  timestamp: `2026-05-${String(20 - index).padStart(2, '0')}T10:00:00Z`,
  title: `Question ${index + 1}`,
  isChatShared: false,
}));

function Paged(props: HistoryListProps) {
  const [shown, setShown] = useState(HISTORY_PAGE_SIZE);
  const { onMore, ...rest } = props;
  const more = () => {
    setShown(shown + HISTORY_PAGE_SIZE);
    onMore?.();
  };
  return (
    <HistoryList {...rest} items={manyItems.slice(0, shown)} {...(shown < manyItems.length ? { onMore: more } : {})} />
  );
}

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
export const FirstPage: Story = {
  args: { items: manyItems.slice(0, HISTORY_PAGE_SIZE), onMore: fn() },
  render: (args) => <Paged {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('link')).toHaveLength(5);
    canvas.getByRole('button', { name: english(historyListMessages.more) }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onMore).toHaveBeenCalledOnce();
    await expect(canvas.getAllByRole('link')).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button', { name: english(historyListMessages.more) }));
    await expect(canvas.queryByRole('button', { name: english(historyListMessages.more) })).toBeNull();
  },
};
export const LoadingOlder: Story = {
  args: { items: manyItems.slice(0, HISTORY_PAGE_SIZE), onMore: fn(), status: 'loading' },
};
export const NothingFound: Story = {
  args: { items: [] },
};
export const Empty: Story = { args: { items: [] } };
export const Loading: Story = { args: { items: [], status: 'loading' } };
export const Failed: Story = { args: { items: [], status: 'error', onRetry: fn() } };
export const German: Story = {
  args: {
    items: manyItems.slice(0, 3).map((item) => ({
      ...item,
      title: 'Kosteneffektivitätsuntersuchungen zu Kochsalzersatzstoffen bei Bluthochdruck',
    })),
    onMore: fn(),
  },
  globals: { viewport: { value: 'phone' } },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
