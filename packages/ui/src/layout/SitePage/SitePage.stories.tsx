import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Wordmark } from '../../chat/Wordmark/Wordmark.tsx';
import { Hero } from '../../content/Hero/Hero.tsx';
import { QuestionBox } from '../../content/QuestionBox/QuestionBox.tsx';
import { SiteFooter } from '../../content/SiteFooter/SiteFooter.tsx';
import { AppHeader } from '../../identity/AppHeader/AppHeader.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { StatusPage } from '../StatusPage/StatusPage.tsx';
import { SitePage } from './SitePage.tsx';

const brand = <Wordmark href="#home" label="Footnote, home" />;
const about = [{ id: 'about', label: 'About Footnote', href: '#about' }];

const meta = {
  title: 'Layout/SitePage',
  component: SitePage,
  parameters: { layout: 'fullscreen' },
  args: {
    skipLabel: 'Skip to the content',
    header: (
      <AppHeader
        brand={brand}
        tabs={[{ id: 'chat', label: 'Chat', href: '#chat' }]}
        about={about}
        actions={<Button size="small">Log in</Button>}
        sidebarOpen={false}
        onOpenSidebar={fn()}
      />
    ),
    children: (
      <Hero title="Ask the literature" text="Answers with numbered references.">
        <div>
          <Button variant="primary">Ask a question</Button>
        </div>
      </Hero>
    ),
    footer: (
      <SiteFooter
        brand={brand}
        groups={[{ id: 'about', label: 'About', entries: about }]}
        social={[]}
        policies={[{ id: 'terms', label: 'Terms', href: '#terms' }]}
      />
    ),
  },
} satisfies Meta<typeof SitePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithQuestion: Story = {
  args: {
    end: (
      <QuestionBox
        title="What would you like to know?"
        value=""
        onChange={fn()}
        onAsk={fn()}
        examples={[]}
        note="Not medical advice."
      />
    ),
  },
};
export const Website: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to the content' })).toHaveFocus();
    await expect(within(canvas.getByRole('main')).getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
  },
};
export const FewWords: Story = {
  args: {
    width: 'column',
    footer: null,
    children: (
      <StatusPage
        kind="notFound"
        title="Page not found"
        note="There is no page at this address."
        actions={<Link href="#chat">Ask a question</Link>}
      />
    ),
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
