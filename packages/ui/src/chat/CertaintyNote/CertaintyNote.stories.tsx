import { icosapentEvidence, sglt2Evidence } from '@footnote/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CertaintyNote } from './CertaintyNote.tsx';

const meta = {
  title: 'Chat/CertaintyNote',
  component: CertaintyNote,
  args: { certainty: sglt2Evidence.certainty ?? { level: 'moderate', reasons: [] }, explanation: '#certainty' },
} satisfies Meta<typeof CertaintyNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Moderate: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Certainty: moderate' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByText(/risk of bias is not assessed/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'How this is computed' })).toHaveAttribute('href', '#certainty');
  },
};
export const High: Story = { args: { certainty: { level: 'high', reasons: ['randomised'] } } };
export const Low: Story = { args: { certainty: icosapentEvidence.certainty ?? { level: 'low', reasons: [] } } };
export const VeryLow: Story = {
  args: {
    certainty: { level: 'very-low', reasons: ['observational', 'small', 'imprecise', 'inconsistent', 'indirect'] },
  },
};
export const OnPaper: Story = {
  render: ({ certainty }) => <CertaintyNote certainty={certainty} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
