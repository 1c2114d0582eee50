import { NO_DOCUMENTS_MESSAGE } from '@footnote/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { NoDocuments } from './NoDocuments.tsx';

const meta = {
  title: 'Chat/NoDocuments',
  component: NoDocuments,
  args: {
    message: NO_DOCUMENTS_MESSAGE,
    tips: ['Use the name of the substance or the condition.', 'Ask about one thing at a time.'],
    clearFilters: 'Ask again without filters',
  },
} satisfies Meta<typeof NoDocuments>;

export default meta;
type Story = StoryObj<typeof meta>;
export const NothingFound: Story = {};
export const WithFilters: Story = { args: { onClearFilters: fn() } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, args: { onClearFilters: fn() } };
