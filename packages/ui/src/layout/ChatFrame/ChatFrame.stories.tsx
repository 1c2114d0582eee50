import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { ChatFrame, type ChatFrameProps } from './ChatFrame.tsx';

function Kept(props: ChatFrameProps) {
  const [rail, setRail] = useState(props.railOpen);
  const [panel, setPanel] = useState(props.panelOpen);
  return (
    <ChatFrame {...props} railOpen={rail} onRailOpenChange={setRail} panelOpen={panel} onPanelOpenChange={setPanel} />
  );
}

const meta = {
  title: 'Layout/ChatFrame',
  tags: ['overlay'],
  component: ChatFrame,
  parameters: { layout: 'fullscreen' },
  render: (args) => <Kept {...args} />,
  args: {
    brand: <strong>Brand</strong>,
    rail: 'Chats of this browser',
    railOpen: true,
    onRailOpenChange: fn(),
    headerActions: <IconButton icon="add" label="New chat" />,
    panel: 'References of the answer',
    panelOpen: true,
    onPanelOpenChange: fn(),
    children: 'The conversation. '.repeat(200),
    composer: 'Composer',
  },
} satisfies Meta<typeof ChatFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to the conversation' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Close chats' }));
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Open chats' }));
    await expect(canvas.getByRole('navigation', { name: 'Chats' })).toBeVisible();
    await expect(canvas.getByRole('complementary', { name: 'References' })).toBeVisible();
  },
};
export const Tablet: Story = {
  args: { panelOpen: false },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvasElement }) => {
    const open = within(canvasElement).getByRole('button', { name: 'Show references' });
    await userEvent.click(open);
    await screen.findByRole('dialog', { name: 'References' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(open).toHaveFocus());
  },
};
export const Phone: Story = {
  args: { railOpen: false, panelOpen: false },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const open = within(canvasElement).getByRole('button', { name: 'Open chats' });
    await userEvent.click(open);
    await screen.findByRole('dialog', { name: 'Chats' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(open).toHaveFocus());
  },
};
const places = {
  label: 'Main',
  entries: [
    { id: 'chat', label: 'Chat', href: '/chat', current: true },
    { id: 'search', label: 'Search', href: '/browse' },
  ],
};
export const WithPlaces: Story = { args: { places }, globals: { viewport: { value: 'desktop' } } };
export const WithPlacesOnAPhone: Story = {
  args: { places, railOpen: true, panelOpen: false, drawerEnd: <a href="/privacy">Privacy</a> },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const main = await screen.findByRole('navigation', { name: 'Main' });
    await expect(main).toBeVisible();
    const position = main.compareDocumentPosition(screen.getByRole('link', { name: 'Privacy' }));
    await expect(position).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};
export const NothingInThePanel: Story = { args: { panel: null } };
export const RightToLeft: Story = { globals: { direction: 'rtl', viewport: { value: 'desktop' } } };
