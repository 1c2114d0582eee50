import { recentTemplates } from '@footnote/domain';
import { ownTemplate, templateFixtures } from '@footnote/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { spoken } from '../../messages/spoken.fixtures.tsx';
import { RecentTemplatesMenu } from './RecentTemplatesMenu.tsx';

const meta = {
  title: 'Templates/RecentTemplatesMenu',
  component: RecentTemplatesMenu,
  args: {
    recent: recentTemplates(templateFixtures),
    selected: null,
    onUse: fn(),
    onMore: fn(),
  },
} satisfies Meta<typeof RecentTemplatesMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Answer format' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(4);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onUse).toHaveBeenCalledWith(templateFixtures[1]);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu', { name: 'Recent templates' });
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onMore).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};
export const Opened: Story = {
  args: { selected: ownTemplate },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Ward round summary' }));
    await screen.findByRole('menu');
  },
};
export const NothingRecent: Story = {
  args: { recent: [] },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Answer format' }));
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(1);
  },
};
export const Locked: Story = {
  args: { onLocked: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Answer format (Pro)' }));
    await expect(args.onLocked).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('menu')).toBeNull();
  },
};
export const German: Story = {
  decorators: [
    spoken('de', {
      'Recent templates': 'Zuletzt verwendete Formatvorlagen',
      'See more': 'Alle Formatvorlagen anzeigen',
    }),
  ],
  args: {
    selected: { ...ownTemplate, name: 'Zusammenfassungsvorlage für Krankenhausvisitenvorbereitungen' },
    recent: [{ ...ownTemplate, name: 'Zusammenfassungsvorlage für Krankenhausvisitenvorbereitungen' }],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await screen.findByRole('menu');
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
