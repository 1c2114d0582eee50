import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { TextPage } from './TextPage.tsx';

const paragraph =
  'We keep what the product needs to answer you, for as long as it needs it, in the European Union, and tell you here what that is.';

const sections = [
  ['what-we-keep', 'What we keep'],
  ['how-long', 'How long we keep it'],
  ['who-sees-it', 'Who sees it'],
  ['your-rights', 'What you can ask of us'],
  ['cookies', 'Cookies'],
  ['changes', 'When this text changes'],
].map(([anchor = '', title = ''], index) => ({
  anchor,
  title,
  content: (
    <>
      <p>{paragraph}</p>
      {index === 0 && (
        <ul>
          <li>Your name and e-mail address.</li>
          <li>Your chats, until you delete them.</li>
        </ul>
      )}
      {index === 1 && <h3>Back-ups</h3>}
      <p>{paragraph}</p>
    </>
  ),
}));

const meta = {
  title: 'Content/TextPage',
  component: TextPage,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Privacy', updated: 'In force since 1 May 2026', sections, contentsLabel: 'On this page' },
} satisfies Meta<typeof TextPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Privacy: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const contents = within(canvas.getByRole('navigation', { name: 'On this page' }));
    await userEvent.tab();
    await expect(contents.getByRole('link', { name: 'What we keep' })).toHaveFocus();
    for (const link of contents.getAllByRole('link')) {
      const target = canvasElement.querySelector(link.getAttribute('href') ?? '');
      await expect(target).toHaveTextContent(link.textContent);
    }
  },
};
export const OneSection: Story = { args: { title: 'Terms', sections: sections.slice(0, 1) } };
export const ManySections: Story = {
  args: {
    sections: Array.from({ length: 5 }, (_, index) =>
      sections.map((section) => ({
        ...section,
        anchor: `${section.anchor}-${index}`,
        title: `${index + 1}. ${section.title}`,
      })),
    ).flat(),
  },
};
export const German: Story = {
  args: {
    title: 'Datenschutzerklärung',
    updated: 'Gültig seit 1. Mai 2026',
    sections: sections.map((section) => ({
      ...section,
      title: 'Aufbewahrungsfristen und Auftragsverarbeitungsvereinbarungen',
    })),
    contentsLabel: 'Inhaltsverzeichnis',
  },
  globals: { viewport: { value: 'phone' } },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl', viewport: { value: 'desktop' } } };
