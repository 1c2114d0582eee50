import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Link } from '../../primitives/Link/Link.tsx';
import { CookieBanner } from './CookieBanner.tsx';

const meta = {
  title: 'Content/CookieBanner',
  tags: ['overlay'],
  component: CookieBanner,
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <>
        We keep only what the product needs to work. Read about <Link href="#privacy">privacy</Link> and our{' '}
        <Link href="#terms">terms</Link>.
      </>
    ),
    onAgree: fn(),
  },
} satisfies Meta<typeof CookieBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole('button', { name: 'OK' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAgree).toHaveBeenCalledOnce();
    await expect(within(canvasElement).getByRole('region', { name: 'Cookies and policies' })).toBeVisible();
  },
};
export const LongText: Story = {
  args: {
    children: (
      <>
        {'We keep what the product needs to work: that you are signed in, your language, and this choice. '.repeat(4)}
        Read about <Link href="#privacy">privacy</Link> and our <Link href="#terms">terms</Link>.
      </>
    ),
  },
};
export const German: Story = {
  args: {
    children: (
      <>
        Wir speichern nur, was zum Betrieb erforderlich ist. Einzelheiten stehen in der{' '}
        <Link href="#privacy">Datenschutzerklärung</Link> und den <Link href="#terms">Nutzungsbedingungen</Link>.
      </>
    ),
  },
  globals: { viewport: { value: 'phone' } },
};
export const Inline: Story = { args: { placement: 'inline' }, tags: ['!overlay'] };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
