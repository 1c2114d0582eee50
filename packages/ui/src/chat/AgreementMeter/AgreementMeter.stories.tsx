import { sglt2Evidence } from '@footnote/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AgreementMeter } from './AgreementMeter.tsx';

const mixed = {
  outcome: 'mortality',
  favoursIntervention: { studies: 2, participants: 11_764 },
  noClearDifference: { studies: 1, participants: 0 },
  favoursComparator: { studies: 1, participants: 1 },
};

const meta = {
  title: 'Chat/AgreementMeter',
  component: AgreementMeter,
  args: { agreement: mixed, evidence: sglt2Evidence },
} satisfies Meta<typeof AgreementMeter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Mixed: Story = {
  play: async ({ canvasElement }) => {
    const values = within(canvasElement).getAllByRole('definition');
    await expect(values.map((value) => value.textContent)).toEqual([
      '2 studies, 11,764 participants',
      '1 study',
      '1 study, 1 participant',
    ]);
    await expect(within(canvasElement).getByText('Favours placebo')).toBeVisible();
  },
};
export const AllOnOneSide: Story = { args: { agreement: sglt2Evidence.agreement ?? mixed } };
export const UnnamedArms: Story = {
  args: { evidence: { ...sglt2Evidence, frame: { ...sglt2Evidence.frame, interventions: [], comparators: [] } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Favours the comparator')).toBeVisible();
  },
};
export const German: Story = {
  args: {
    evidence: {
      ...sglt2Evidence,
      frame: {
        ...sglt2Evidence.frame,
        interventions: ['Natrium-Glukose-Cotransporter-2-Hemmer'],
        comparators: ['Standardbehandlung der Herzinsuffizienz'],
      },
    },
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
