import { NO_DOCUMENTS_MESSAGE } from '@footnote/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
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
export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(NO_DOCUMENTS_MESSAGE)).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const WithFilters: Story = {
  args: { onClearFilters: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Ask again without filters' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClearFilters).toHaveBeenCalledOnce();
  },
};
export const RightToLeft: Story = { args: { onClearFilters: fn() }, globals: { direction: 'rtl' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, args: { onClearFilters: fn() } };
