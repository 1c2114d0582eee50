import { postFixtures } from '@footnote/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Link } from '../../primitives/Link/Link.tsx';
import { PostArticle } from '../PostArticle/PostArticle.tsx';
import { PostText } from './PostText.tsx';

const [head] = postFixtures;

const text = `A number in an answer is a promise: press it. Read [what each mark means](/knowledge-base/marks), or
[the handbook](https://training.cochrane.org/handbook).

## A query

\`\`\`pubmed
"heart failure"[mh] AND dapagliflozin[tiab] AND randomized controlled trial[pt]
\`\`\`

Field | What it searches
--- | ---
\`[tiab]\` | title and abstract
\`[mh]\` | the heading and everything below it

### Three things to remember

1. **Design** comes first.
2. *Size* stands beside it.
   - as a number
   - as a bar

> The sentence keeps its number, and says “not found”.`;

const meta = {
  title: 'Content/PostText',
  component: PostText,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <PostArticle post={head ?? null} back={<Link href="#guides">All guides</Link>} formatDate={() => '1 May 2026'}>
      <PostText {...args} />
    </PostArticle>
  ),
  args: { text, tableLabel: 'Table', onFollow: fn() },
} satisfies Meta<typeof PostText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guide: Story = {
  args: {
    afterCode: (code, language) => language === 'pubmed' && <Link href={`#${code.length}`}>Run this search</Link>,
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 2, name: 'A query' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Run this search' })).toBeVisible();
    canvas.getByRole('link', { name: 'what each mark means' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onFollow).toHaveBeenCalledWith('/knowledge-base/marks');
    await expect(canvas.getByRole('link', { name: /the handbook/ })).toHaveAttribute('rel', 'noopener noreferrer');
  },
};
export const Hostile: Story = {
  args: {
    text: `<script>alert(1)</script>

[press here](javascript:alert(1)) and [here](//elsewhere.example.org), ![a picture of elsewhere](https://elsewhere.example.org/a.png)

<img src=x onerror=alert(1)>`,
  },
  play: async ({ canvasElement }) => {
    const article = within(canvasElement).getByRole('article');
    await expect(article.querySelector('script, img')).toBeNull();
    await expect(within(article).getAllByRole('link')).toHaveLength(1);
    await expect(within(article).getByText(/a picture of elsewhere/)).toBeVisible();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
