import { findAnswerTables } from '@footnote/domain';
import { answerMarkdown } from '@footnote/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TableView } from './TableView.tsx';

const meta = {
  title: 'Chat/TableView',
  component: TableView,
  args: {
    tables: findAnswerTables(answerMarkdown),
    onExport: fn(),
    onBack: fn(),
  },
} satisfies Meta<typeof TableView>;

export default meta;
type Story = StoryObj<typeof meta>;
export const OneTable: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Export CSV' }));
    await expect(args.onExport).toHaveBeenCalledWith(args.tables[0], 0);
  },
};
export const NoTables: Story = { args: { tables: [] } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
