import { omegaEvidence, sglt2Evidence } from '@footnote/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { EvidenceTable } from './EvidenceTable.tsx';

const meta = {
  title: 'Chat/EvidenceTable',
  component: EvidenceTable,
  args: {
    evidence: sglt2Evidence,
    cite: (numbers) => <sup>[{numbers.join(', ')}]</sup>,
    onExport: fn(),
  },
} satisfies Meta<typeof EvidenceTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FourStudies: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    if (canvas.queryByRole('table') !== null) {
      const study = canvas.getByRole('rowheader', { name: /^DAPA-HF/ });
      await expect(study).toHaveTextContent('DAPA-HF [1]randomized trial · n = 4,744');
      const row = study.closest('tr') ?? canvasElement;
      await expect(within(row).getByText('HR 0.70')).toBeVisible();
      await expect(within(row).getByText('Favours SGLT2 inhibitors')).toBeVisible();
      await expect(canvas.getByRole('rowheader', { name: /^DAPA-CKD/ })).toHaveTextContent('n not stated');
    }
    await userEvent.click(canvas.getByRole('button', { name: 'View and export table' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
};
export const Disagreement: Story = { args: { evidence: omegaEvidence } };
export const NotExported: Story = {
  render: ({ evidence, cite }) => <EvidenceTable evidence={evidence} cite={cite} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
export const German: Story = {
  args: {
    evidence: {
      ...omegaEvidence,
      frame: { ...omegaEvidence.frame, interventions: ['Omega-3-Fettsäurenethylesterkonzentrat'] },
      table: omegaEvidence.table.map((row) => ({
        ...row,
        population: 'Herzinsuffizienzpatientinnen mit Hypertriglyzeridämie',
        outcome: 'Krankenhausaufnahmen wegen Herzinsuffizienzverschlechterung',
      })),
    },
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
