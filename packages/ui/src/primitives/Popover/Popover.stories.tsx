import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Popover } from './Popover.tsx';

const meta = {
  title: 'Primitives/Popover',
  component: Popover,
  args: { label: 'Filters', trigger: <Button>Filters</Button>, children: 'Anything small' },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button');
    await userEvent.click(trigger);
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Filters' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};
export const Closed: Story = {};
export const TabGoesRound: Story = {
  args: {
    children: (
      <>
        <Button>First</Button>
        <Button>Last</Button>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const first = await screen.findByRole('button', { name: 'First' });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await expect(first).toHaveFocus();
  },
};
