import { answerCitations, answerClaims } from '@footnote/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { CitationChip } from './CitationChip.tsx';
import { SourceCardHost } from './SourceCardHost.tsx';

const meta = {
  title: 'Chat/CitationChip',
  component: CitationChip,
  decorators: [
    (Story) => (
      <SourceCardHost citations={answerCitations}>
        A claim with its reference <Story />
      </SourceCardHost>
    ),
  ],
  args: { numbers: [1], claim: answerClaims[1] ?? null, retracted: '', label: 'Reference 1, supported' },
} satisfies Meta<typeof CitationChip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const chip = within(canvasElement).getByRole('button', { name: 'Reference 1, supported' });
    await userEvent.tab();
    await expect(chip).toHaveFocus();
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Source 1' })).toBeVisible());
    await expect(chip).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(chip).toHaveFocus();
  },
};
export const Several: Story = { args: { numbers: [1, 3], claim: null, label: 'Reference 1, 3' } };
export const Retracted: Story = { args: { numbers: [5], retracted: 'retracted', label: 'Reference 5 retracted' } };
export const OnTheEdgeOfAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Reference 1, supported' }));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await expect(screen.getByRole('dialog').getBoundingClientRect().right).toBeLessThanOrEqual(320);
  },
};
