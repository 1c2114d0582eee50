import {
  bareCitation,
  dapaHfCitation,
  manyAuthorsCitation,
  mouseCitation,
  remdesivirCitation,
  surgisphereCitation,
} from '@footnote/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { EvidenceMarks } from './EvidenceMarks.tsx';

const meta = {
  title: 'Literature/EvidenceMarks',
  component: EvidenceMarks,
  args: { citation: dapaHfCitation },
} satisfies Meta<typeof EvidenceMarks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Trial: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: /Impact 4.2/ })).toHaveFocus();
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('OpenAlex'));
  },
};
export const Retracted: Story = { args: { citation: surgisphereCitation } };
export const Corrected: Story = { args: { citation: remdesivirCitation } };
export const Rodent: Story = { args: { citation: mouseCitation } };
export const MoreThanAMillion: Story = { args: { citation: manyAuthorsCitation } };
export const NothingKnown: Story = { args: { citation: bareCitation } };
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { citation: surgisphereCitation } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, args: { citation: surgisphereCitation } };
