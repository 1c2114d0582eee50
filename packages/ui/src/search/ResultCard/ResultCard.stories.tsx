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
import { resultLabels } from '../english-labels.fixtures.ts';
import { germanResultLabels } from '../german-labels.fixtures.ts';
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
    labels: resultLabels,
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
    labels: germanResultLabels,
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, args: { open: true } };
