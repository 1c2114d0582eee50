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
