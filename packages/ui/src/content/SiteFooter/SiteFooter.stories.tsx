import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Wordmark } from '../../chat/Wordmark/Wordmark.tsx';
import { socialLinks } from '../../layout/navigation.fixtures.ts';
import { SiteFooter } from './SiteFooter.tsx';

const entry = (label: string) => ({ id: label, label, href: `#${label}` });

const meta = {
  title: 'Content/SiteFooter',
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: <Wordmark href="#home" label="Footnote, home" />,
    groups: [
      { id: 'solutions', label: 'Solutions', entries: ['Academic', 'Healthcare', 'Life Sciences'].map(entry) },
      {
        id: 'about',
        label: 'About',
        entries: [
          ...['About', 'Pricing', 'Knowledge Base', 'News'].map(entry),
          { id: 'careers', label: 'Careers', href: 'https://example.org/careers', external: true },
        ],
      },
    ],
    social: socialLinks,
    policies: ['Privacy', 'Terms'].map(entry),
    onContact: fn(),
    note: 'Not medical advice.',
    onFollow: fn(),
  },
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const solutions = within(canvas.getByRole('navigation', { name: 'Solutions' }));
    await userEvent.click(solutions.getByRole('link', { name: 'Healthcare' }));
    await expect(args.onFollow).toHaveBeenCalledWith('#Healthcare');
    canvas.getByRole('button', { name: 'Contact' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onContact).toHaveBeenCalledOnce();
  },
};
export const WithoutSocialLinks: Story = {
  render: ({ note: _note, ...args }) => <SiteFooter {...args} social={[]} />,
  globals: { viewport: { value: 'desktop' } },
};
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const GermanOnAPhone: Story = {
  args: {
    groups: [
      {
        id: 'solutions',
        label: 'Anwendungsbereiche',
        entries: ['Hochschulen und Forschung', 'Gesundheitsversorgung', 'Lebenswissenschaften'].map(entry),
      },
      {
        id: 'about',
        label: 'Über uns',
        entries: ['Über uns', 'Preise', 'Wissensdatenbank', 'Neuigkeiten', 'Stellenangebote'].map(entry),
      },
    ],
    policies: ['Datenschutzerklärung', 'Nutzungsbedingungen'].map(entry),
    note: 'Keine medizinische Beratung.',
  },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = { globals: { direction: 'rtl', viewport: { value: 'desktop' } } };
