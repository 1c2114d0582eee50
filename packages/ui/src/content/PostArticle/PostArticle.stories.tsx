import { postFixtures } from '@footnote/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Link } from '../../primitives/Link/Link.tsx';
import { PostArticle, type PostHead } from './PostArticle.tsx';

const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 9'%3E%3Cpath fill='%230e5e5b' d='M0 0h16v9H0z'/%3E%3C/svg%3E";
const head: PostHead = postFixtures[0] ?? { Title: '', Category: '', Media: null, createdAt: '2026-05-01T09:00:00Z' };
const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

const text = (
  <>
    <p>A number in an answer is a promise: press it, and you see the sentence it rests on.</p>
    <h2>What the marks say</h2>
    <p>
      Every reference shows its design, how many people were studied, its year and its impact. Read{' '}
      <Link href="#marks">what each mark means</Link>.
    </p>
    <ul>
      <li>Design comes first, because a trial and a case report do not weigh the same.</li>
      <li>Size stands beside it, as a number and as a bar.</li>
    </ul>
    <h3>When a source does not carry a sentence</h3>
    <blockquote>The sentence keeps its number, and says “not found”.</blockquote>
    <p>Read the source before you rely on it.</p>
  </>
);

const meta = {
  title: 'Content/PostArticle',
  component: PostArticle,
  parameters: { layout: 'fullscreen' },
  args: {
    post: head,
    children: text,
    back: <Link href="#guides">All guides</Link>,
    formatDate: (createdAt) => date.format(new Date(createdAt)),
  },
} satisfies Meta<typeof PostArticle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guide: Story = {
  play: async ({ canvasElement }) => {
    const article = within(within(canvasElement).getByRole('article'));
    await expect(article.getByRole('heading', { level: 1, name: 'How to read a reference' })).toBeVisible();
    await expect(article.getByText('1 May 2026')).toHaveAttribute('datetime', '2026-05-01T09:00:00Z');
    await userEvent.tab();
    await expect(article.getByRole('link', { name: 'All guides' })).toHaveFocus();
  },
};
export const WithPicture: Story = {
  args: { post: { ...head, Media: { kind: 'image', url: picture, alternativeText: 'A reference with its marks' } } },
};
export const WithFilm: Story = {
  args: {
    post: {
      ...head,
      Media: {
        kind: 'video',
        url: 'data:video/mp4;base64,',
        alternativeText: 'Opening a reference, one minute',
        captions: 'data:text/vtt,WEBVTT',
      },
    },
  },
};
export const WithoutCategory: Story = { args: { post: { ...head, Category: '' } } };
export const Loading: Story = { args: { post: null } };
export const VeryLong: Story = {
  args: {
    post: {
      ...head,
      Title: `${head.Title}, its marks, its notices, its supporting sentence and what to do without one`,
    },
    children: (
      <>
        {text}
        {text}
        {text}
      </>
    ),
  },
};
export const German: Story = {
  args: {
    post: { ...head, Title: 'Literaturrecherchestrategien für Übersichtsarbeiten', Category: 'Anleitung' },
    back: <Link href="#guides">Zurück zur Wissensdatenbank</Link>,
    formatDate: () => '1. Mai 2026',
  },
  globals: { viewport: { value: 'phone' } },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
