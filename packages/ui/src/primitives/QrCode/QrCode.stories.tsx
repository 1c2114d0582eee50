import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { QrCode } from './QrCode.tsx';

const uri =
  'otpauth://totp/Footnote:ada.lovelace%40example.org?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Footnote&digits=6&period=30';

const meta = {
  title: 'Primitives/QrCode',
  component: QrCode,
  args: { text: uri, label: 'Key for your authenticator app' },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Key: Story = {
  play: async ({ canvasElement }) => {
    const picture = within(canvasElement).getByRole('img', { name: 'Key for your authenticator app' });
    // The three corners by which readers find a code begin behind four modules of white.
    await expect(picture.querySelector('path')?.getAttribute('d')).toMatch(/^M4 4h1v1h-1zM5 4h1v1h-1z/);
  },
};
export const ShortText: Story = { args: { text: 'a' } };
export const LongText: Story = { args: { text: 'a'.repeat(1_000) } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
