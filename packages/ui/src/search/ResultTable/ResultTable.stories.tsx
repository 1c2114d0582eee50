import {
  arabicCitation,
  bareCitation,
  dapaHfCitation,
  empaRegCitation,
  surgisphereCitation,
} from '@footnote/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ResultTable, type ResultTableProps } from './ResultTable.tsx';

function Kept(props: ResultTableProps) {
  const [selected, setSelected] = useState(props.selected);
  const select = (id: string, on: boolean) => {
    setSelected(new Set([...selected].filter((other) => other !== id).concat(on ? [id] : [])));
    props.onSelect(id, on);
  };
  return <ResultTable {...props} selected={selected} onSelect={select} />;
}

const meta = {
  title: 'Search/ResultTable',
  component: ResultTable,
  render: (args) => <Kept {...args} />,
  args: {
    citations: [dapaHfCitation, surgisphereCitation, empaRegCitation, arabicCitation, bareCitation],
    selected: new Set([empaRegCitation.id]),
    onSelect: fn(),
    onOpen: fn(),
  },
} satisfies Meta<typeof ResultTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Results: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}x');
    await expect(args.onSelect).toHaveBeenCalledWith(dapaHfCitation.id, true);
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onSelect).toHaveBeenCalledTimes(2);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith(dapaHfCitation.id);
    await expect(within(canvasElement).getAllByText('Retracted')).toHaveLength(1);
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const German: Story = { globals: { viewport: { value: 'phone' } }, args: {} };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
