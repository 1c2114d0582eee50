import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CodeQuery } from './CodeQuery.tsx';

const query =
  '("heart failure"[MeSH Terms] OR cardiomyopath*[tiab]) AND (sglt2[tiab] OR "sodium glucose"[tiab:~2]) NOT rats[mh] AND 2015:2025[dp]';

const meta = {
  title: 'Primitives/CodeQuery',
  component: CodeQuery,
  args: { query },
} satisfies Meta<typeof CodeQuery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Query: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(query);
  },
};
export const Mistakes: Story = { args: { query: '((stroke AND "atrial fibrillation[tiab] OR afib[tiab' } };
export const Empty: Story = { args: { query: '' } };
export const Hostile: Story = { args: { query: `<img src=x onerror=alert(1)> AND ${'word'.repeat(60)}` } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
