import { filterPosts, postCategories } from '@footnote/domain';
import { postFixtures } from '@footnote/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Pagination } from '../../primitives/Pagination/Pagination.tsx';
import { PostList, type PostListProps } from './PostList.tsx';

const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 9'%3E%3Cpath fill='%230e5e5b' d='M0 0h16v9H0z'/%3E%3C/svg%3E";
const posts = postFixtures.map((post) =>
  post.Media?.kind === 'image' ? { ...post, Media: { ...post.Media, url: picture } } : post,
);

function Kept(props: PostListProps) {
  const [search, setSearch] = useState(props.search);
  const [category, setCategory] = useState(props.category);
  const change = (next: string | null) => {
    setCategory(next);
    props.onCategoryChange(next);
  };
  return (
    <PostList
      {...props}
      posts={filterPosts(props.posts, { title: search, category, order: 'oldest' })}
      search={search}
      onSearchChange={setSearch}
      category={category}
      onCategoryChange={change}
    />
  );
}

const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

const meta = {
  title: 'Content/PostList',
  component: PostList,
  parameters: { layout: 'fullscreen' },
  render: (args) => <Kept {...args} />,
  args: {
    posts,
    search: '',
    onSearchChange: fn(),
    categories: postCategories(posts, 'en'),
    category: null,
    onCategoryChange: fn(),
    hrefOf: (id) => `#${id}`,
    formatDate: (createdAt) => date.format(new Date(createdAt)),
    onRetry: fn(),
    onFollow: fn(),
  },
} satisfies Meta<typeof PostList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guides: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('reference');
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await userEvent.keyboard('{Escape}');
    await userEvent.selectOptions(canvas.getByLabelText('Category'), 'Search');
    await expect(args.onCategoryChange).toHaveBeenLastCalledWith('Search');
    await expect(canvas.getByText('1 guide')).toBeVisible();
    canvas.getByRole('link', { name: /Ask in one sentence/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onFollow).toHaveBeenCalledWith('#pico-sentence');
    await userEvent.selectOptions(canvas.getByLabelText('Category'), '');
  },
};
export const NothingFound: Story = {
  args: { search: 'astrology' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('No guide fits.')).toBeVisible();
    canvas.getByRole('button', { name: 'Show every guide' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
    await userEvent.type(canvas.getByRole('searchbox'), 'astrology');
  },
};
export const Empty: Story = { args: { posts: [], categories: [] } };
export const News: Story = {
  args: { kind: 'posts', total: 4 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
    await expect(within(canvasElement).getByText('4 posts')).toBeVisible();
  },
};
export const Loading: Story = { args: { state: 'loading' }, globals: { viewport: { value: 'desktop' } } };
export const Failed: Story = {
  args: { state: 'error' },
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole('button', { name: 'Try again' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const SeveralPages: Story = {
  args: {
    pagination: (
      <Pagination page={1} pageSize={10} total={34} onChange={fn()} pageSizes={[10]} label="Pages of guides" />
    ),
  },
};
export const VeryLong: Story = {
  args: {
    posts: posts.map((post) => ({
      ...post,
      Title: `${post.Title}, with an example from cardiology, one from oncology and one from intensive care`,
      summary: post.summary.repeat(5),
    })),
  },
};
export const German: Story = {
  args: {
    posts: posts.map((post) => ({ ...post, Title: 'Literaturrecherchestrategien für Übersichtsarbeiten' })),
  },
  globals: { viewport: { value: 'phone' } },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl', viewport: { value: 'desktop' } } };
