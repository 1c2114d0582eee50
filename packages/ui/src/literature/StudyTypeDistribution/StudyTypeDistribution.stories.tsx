import { STUDY_TYPES } from '@footnote/domain';
import { evidenceFieldCitations } from '@footnote/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { distributionLabels } from '../english-labels.fixtures.ts';
import { StudyTypeDistribution } from './StudyTypeDistribution.tsx';

const counts = STUDY_TYPES.map((type) => ({
  type,
  count: evidenceFieldCitations.filter(({ ml_type }) => ml_type === type).length,
}));

const meta = {
  title: 'Literature/StudyTypeDistribution',
  component: StudyTypeDistribution,
  args: { counts, labels: distributionLabels },
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
  args: {
    labels: {
      ...distributionLabels,
      title: 'Studien nach Studiendesign',
      type: 'Studiendesign',
      studies: 'Anzahl',
      share: 'Anteil',
      studyTypes: {
        randomized_trial: 'Randomisierte Studie',
        meta_analysis: 'Metaanalyse',
        systematic_review: 'Systematische Übersicht',
        human_intervention: 'Klinische Studie',
        rodent: 'Nagetierstudie',
        protocol: 'Studienprotokoll',
        misc: 'Sonstiges',
      },
    },
  },
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
