import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PostCard } from './PostCard.tsx';

const meta = {
  title: 'Content/PostCard',
  component: PostCard,
  args: {
    title: 'How to read a reference',
    href: '#guide',
    category: 'Guide',
    date: '1 May 2026',
    summary: 'What the marks beside an article mean, and how far a source carries a sentence.',
    onFollow: fn(),
  },
} satisfies Meta<typeof PostCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guide: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'How to read a reference' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onFollow).toHaveBeenCalledWith('#guide');
  },
};
export const WithPicture: Story = {
  args: {
    category: 'News',
    picture:
      "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 9'%3E%3Cpath fill='%230e5e5b' d='M0 0h16v9H0z'/%3E%3C/svg%3E",
  },
};
export const TitleOnly: Story = {
  render: ({ category: _category, summary: _summary, ...args }) => <PostCard {...args} />,
};
export const PictureMissing: Story = { args: { picture: 'data:image/png;base64,' } };
export const VeryLong: Story = {
  args: { title: `${meta.args.title}, `.repeat(6), summary: meta.args.summary.repeat(6), category: 'Knowledge Base' },
};
export const GermanOnAPhone: Story = {
  args: { title: 'Literaturrecherchestrategien für Übersichtsarbeiten', category: 'Anleitung' },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
