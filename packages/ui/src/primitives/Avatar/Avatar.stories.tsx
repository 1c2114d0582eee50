import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Avatar } from './Avatar.tsx';

const meta = {
  title: 'Primitives/Avatar',
  component: Avatar,
  args: { name: 'Ada Lovelace', initials: 'AL' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

const square =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'%3E%3Cpath fill='%23a94f06' d='M0 0h1v1H0z'/%3E%3C/svg%3E";

export const Initials: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Ada Lovelace' })).toHaveTextContent('AL');
  },
};
export const Sizes: Story = {
  render: (args) => (
    <Inline>
      <Avatar {...args} size="small" />
      <Avatar {...args} />
      <Avatar {...args} size="large" />
    </Inline>
  ),
};
export const OneLetter: Story = { args: { name: 'ada@example.org', initials: 'A' } };
export const NoLetters: Story = { args: { initials: '' } };
export const Picture: Story = { args: { picture: square } };
export const BrokenPicture: Story = {
  args: { picture: 'data:image/png;base64,AAAA' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent('AL'));
  },
};
export const BesideTheName: Story = {
  args: { name: '' },
  render: (args) => (
    <Inline>
      <Avatar {...args} />
      Ada Lovelace
    </Inline>
  ),
};
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { name: 'هند رستم', initials: 'هر' } };
