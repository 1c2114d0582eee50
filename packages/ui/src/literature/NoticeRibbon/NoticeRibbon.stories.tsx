import type { Meta, StoryObj } from '@storybook/react-vite';
import { NoticeRibbon } from './NoticeRibbon.tsx';

const meta = {
  title: 'Literature/NoticeRibbon',
  component: NoticeRibbon,
  args: { kind: 'retracted', label: 'Retracted' },
} satisfies Meta<typeof NoticeRibbon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Retracted: Story = {};
export const Concern: Story = { args: { kind: 'concern', label: 'Expression of concern' } };
export const Corrected: Story = { args: { kind: 'corrected', label: 'Corrected' } };
