import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PlanComparison } from './PlanComparison.tsx';

const yes = { text: 'Included', has: true };
const no = { text: 'No', has: false };
const counted = { text: 'With PRO questions', has: true };

const meta = {
  title: 'Billing/PlanComparison',
  component: PlanComparison,
  args: {
    caption: 'What each plan contains',
    plans: ['Basic', 'Pro', 'Enterprise'],
    rows: [
      { id: 'questions', name: 'Questions', cells: [yes, yes, yes] },
      {
        id: 'pro',
        name: 'PRO questions',
        cells: [{ text: '3 a week, 5 in the first 7 days', has: true }, { text: 'Without limit', has: true }, yes],
      },
      { id: 'filters', name: 'Filter by study type', cells: [counted, yes, yes] },
      { id: 'documents', name: 'Own documents as sources', cells: [no, no, yes] },
    ],
  },
} satisfies Meta<typeof PlanComparison>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreePlans: Story = {
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'What each plan contains' });
    const row = within(table).getByRole('row', { name: /Own documents/ });
    await expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['Basic No', 'Pro No', 'Enterprise Included']);
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
