import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { AnswerStages } from './AnswerStages.tsx';

const query = '(dapagliflozin OR sglt2 inhibitor*) AND ("heart failure") AND (hospitali*ation OR admission)';
const meta = {
  title: 'Chat/AnswerStages',
  component: AnswerStages,
  args: { current: 'reading', query, studies: 143 },
} satisfies Meta<typeof AnswerStages>;

export default meta;
type Story = StoryObj<typeof meta>;
export const Understanding: Story = { args: { current: 'understanding', query: null, studies: null } };
export const Searching: Story = { args: { current: 'searching', studies: null } };
export const Reading: Story = {
  play: async ({ canvasElement }) => {
    const list = within(within(canvasElement).getByRole('list', { name: 'Progress of the answer' }));
    const steps = list.getAllByRole('listitem').map((step) => step.textContent);
    await expect(steps).toHaveLength(4);
    await expect(steps[2]).toBe('143 studies found');
    await expect(steps[3]).toBe('Reading');
    await userEvent.tab();
    await expect(list.getByText(query)).toHaveFocus();
  },
};
export const Checking: Story = { args: { current: 'checking' } };
export const Done: Story = {
  args: { current: 'done' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.getByText(query)).not.toBeVisible();
    await userEvent.click(canvas.getByText('143 studies found'));
    await expect(canvas.getByText(query)).toBeVisible();
  },
};
export const DoneFromDocuments: Story = {
  args: { current: 'done', studies: 0, documents: 1 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('1 document found')).toBeVisible();
  },
};
export const DoneFromBoth: Story = {
  args: { current: 'done', studies: 3, documents: 2 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('3 studies and 2 documents found')).toBeVisible();
  },
};
export const DoneWithoutASearch: Story = {
  args: { current: 'done', query: null, studies: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('');
  },
};
export const German: Story = {
  args: {
    current: 'checking',
  },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    // Turned round, brackets and operators would be another query.
    await expect(getComputedStyle(within(canvasElement).getByText(query)).direction).toBe('ltr');
  },
};
export const LongQuery: Story = {
  args: { query: `${query} OR `.repeat(40) },
  globals: { viewport: { value: 'phone' } },
};
