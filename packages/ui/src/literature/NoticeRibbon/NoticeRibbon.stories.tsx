import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { NoticeRibbon } from './NoticeRibbon.tsx';

const meta = {
  title: 'Literature/NoticeRibbon',
  component: NoticeRibbon,
  args: { kind: 'retracted', label: 'Retracted' },
} satisfies Meta<typeof NoticeRibbon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Retracted: Story = {
  play: async ({ canvasElement }) => {
    const ribbon = within(canvasElement).getByRole('strong');
    await expect(ribbon).toHaveTextContent(/Retracted$/);
    await expect(within(ribbon).getByText('✕')).toHaveAttribute('aria-hidden', 'true');
  },
};
export const Concern: Story = {
  args: { kind: 'concern', label: 'Expression of concern' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('!')).toHaveAttribute('aria-hidden', 'true');
    await expect(within(canvasElement).getByText('Expression of concern')).toBeVisible();
  },
};
export const Corrected: Story = { args: { kind: 'corrected', label: 'Corrected' } };
