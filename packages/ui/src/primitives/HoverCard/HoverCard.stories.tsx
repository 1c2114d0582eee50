import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { HoverCard } from './HoverCard.tsx';

const meta = {
  title: 'Primitives/HoverCard',
  component: HoverCard,
  args: { trigger: <Link href="#source">Source</Link>, children: 'What stands behind the link' },
} satisfies Meta<typeof HoverCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnFocus: Story = {
  play: async () => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByText('What stands behind the link')).toBeVisible());
  },
};
export const ControlsOutOfReach: Story = {
  args: { children: <Link href="#inside">Inside</Link> },
  play: async () => {
    await userEvent.tab();
    await expect(await screen.findByText('Inside')).toHaveAttribute('tabindex', '-1');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('Inside')).toBeNull());
  },
};
