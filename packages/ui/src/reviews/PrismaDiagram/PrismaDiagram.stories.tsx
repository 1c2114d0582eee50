import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PrismaDiagram } from './PrismaDiagram.tsx';

const meta = {
  title: 'Reviews/PrismaDiagram',
  component: PrismaDiagram,
  args: {
    flow: {
      sources: [
        { name: 'Footnote (PubMed records)', kind: 'database', records: 412 },
        { name: 'Embase', kind: 'database', records: 318 },
        { name: 'ClinicalTrials.gov', kind: 'register', records: 20 },
      ],
      identified: 750,
      duplicates: 240,
      notBrought: 10,
      screened: 480,
      awaitingScreening: 20,
      excluded: 430,
      sought: 50,
      notRetrieved: 2,
      assessed: 40,
      awaitingAssessment: 8,
      excludedReports: [
        { reason: 'Wrong study design', reports: 18 },
        { reason: 'Wrong population', reports: 8 },
      ],
      included: 14,
    },
    onSave: fn(),
  },
} satisfies Meta<typeof PrismaDiagram>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('img', { name: /PRISMA 2020 flow diagram/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save as SVG' }));
    await expect(args.onSave).toHaveBeenCalledWith(expect.stringContaining('Records identified (n = 750)'));
  },
};
const none = {
  identified: 0,
  duplicates: 0,
  notBrought: 0,
  screened: 0,
  awaitingScreening: 0,
  excluded: 0,
  sought: 0,
  notRetrieved: 0,
  assessed: 0,
  awaitingAssessment: 0,
  included: 0,
};
export const Empty: Story = { args: { flow: { ...none, sources: [], excludedReports: [] } } };
export const VeryLong: Story = {
  args: {
    flow: {
      ...none,
      sources: [{ name: 'Handbuchdurchsuchungsverzeichnisdatenbank '.repeat(4).trim(), kind: 'other', records: 0 }],
      excludedReports: [{ reason: 'x'.repeat(200), reports: 1 }],
    },
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
