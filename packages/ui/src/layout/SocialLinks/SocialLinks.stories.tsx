import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { socialLinks } from '../navigation.fixtures.ts';
import { SocialLinks } from './SocialLinks.tsx';

const meta = {
  title: 'Layout/SocialLinks',
  component: SocialLinks,
  args: { label: 'Follow us', links: socialLinks },
} satisfies Meta<typeof SocialLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Footnote on LinkedIn' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
