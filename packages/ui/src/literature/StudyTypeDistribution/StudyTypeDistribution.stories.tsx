import { STUDY_TYPES } from '@footnote/domain';
import { evidenceFieldCitations } from '@footnote/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StudyTypeDistribution } from './StudyTypeDistribution.tsx';

const counts = STUDY_TYPES.map((type) => ({
  type,
  count: evidenceFieldCitations.filter(({ ml_type }) => ml_type === type).length,
}));

const meta = {
  title: 'Literature/StudyTypeDistribution',
  component: StudyTypeDistribution,
  args: { counts },
} satisfies Meta<typeof StudyTypeDistribution>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryDesign: Story = {
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'Studies by design' });
    await expect(within(table).getByRole('row', { name: /RCT 11 37%/ })).toBeVisible();
  },
};
export const OneDesign: Story = { args: { counts: [{ type: 'randomized_trial', count: 1 }] } };
export const VeryUneven: Story = {
  args: {
    counts: [
      { type: 'misc', count: 1_284_000 },
      { type: 'randomized_trial', count: 2 },
      { type: 'protocol', count: 0 },
    ],
  },
};
export const Nothing: Story = { args: { counts: [] } };
export const German: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {},
};
export const Loading: Story = {
  args: { counts: [], loading: 'Counting designs' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Counting designs');
    await expect(within(canvasElement).queryByRole('table')).toBeNull();
  },
};
export const LoadingOnAPhone: Story = {
  args: { counts: [], loading: 'Counting designs' },
  globals: { viewport: { value: 'phone' } },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
