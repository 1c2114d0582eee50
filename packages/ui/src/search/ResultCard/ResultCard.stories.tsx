import {
  arabicCitation,
  bareCitation,
  dapaHfCitation,
  manyAuthorsCitation,
  mouseCitation,
  surgisphereCitation,
} from '@footnote/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ResultCard, type ResultCardProps } from './ResultCard.tsx';

function Kept(props: ResultCardProps) {
  const [selected, setSelected] = useState(props.selected);
  const [open, setOpen] = useState(props.open);
  const select = (next: boolean) => {
    setSelected(next);
    props.onSelect(next);
  };
  return <ResultCard {...props} selected={selected} onSelect={select} open={open} onOpen={setOpen} />;
}

const meta = {
  title: 'Search/ResultCard',
  component: ResultCard,
  render: (args) => <Kept {...args} />,
  args: {
    citation: dapaHfCitation,
    selected: false,
    onSelect: fn(),
    open: false,
    onOpen: fn(),
  },
} satisfies Meta<typeof ResultCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Trial: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onSelect).toHaveBeenCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Abstract' }));
    await expect(canvas.getByText('placebo added to standard therapy')).toBeVisible();
  },
};
export const Selected: Story = { args: { selected: true } };
export const Open: Story = { args: { open: true } };

/** Fields as they are drawn from an abstract: each stands in its text. */
const drawn = {
  ...dapaHfCitation,
  ml_p: 'patients in NYHA class II to IV with an ejection fraction of 40% or less',
  ml_i: 'dapagliflozin 10 mg daily ; dapagliflozin',
  ml_c: 'placebo on top of recommended treatment ; placebo',
  ml_o: 'worsening heart failure ; cardiovascular death ; death from any cause',
  ml_b: 'Dapagliflozin improved outcomes in heart failure with reduced ejection fraction irrespective of diabetes.',
};

export const OpenWithMarks: Story = {
  args: { citation: drawn, open: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const legend = within(canvas.getByRole('list', { name: 'Marked in the text' }));
    await expect(legend.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByText('cardiovascular death', { selector: 'mark' })).toHaveAttribute('title', 'Outcome');
  },
};
export const OpenWithMarksOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { citation: drawn, open: true },
};
export const Retracted: Story = { args: { citation: surgisphereCitation } };
export const Rodent: Story = { args: { citation: mouseCitation } };
export const OverAHundredAuthors: Story = { args: { citation: manyAuthorsCitation } };
export const NothingKnown: Story = { args: { citation: { ...bareCitation, title: '' }, open: true } };
export const Arabic: Story = { globals: { direction: 'rtl' }, args: { citation: arabicCitation } };
export const German: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    citation: { ...surgisphereCitation, title: 'Krankenhaussterblichkeitsuntersuchung bei Chloroquinbehandlung' },
    open: true,
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, args: { open: true } };
