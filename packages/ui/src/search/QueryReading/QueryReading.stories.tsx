import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { QueryReading, type QueryReadingProps, type ReadClause } from './QueryReading.tsx';

function Kept(props: QueryReadingProps) {
  const [open, setOpen] = useState(props.open);
  return <QueryReading {...props} open={open} onOpenChange={setOpen} />;
}

const query = '"heart failure"[mh] AND (dapagliflozin OR empaglifozin) NOT mice';
const part = (text: string, level: number, articles: number | null, reading = text): ReadClause => ({
  start: query.indexOf(text),
  end: query.indexOf(text) + text.length,
  level,
  text,
  reading,
  articles,
});
const clauses = [
  part(query, 0, 41),
  part('"heart failure"[mh]', 1, 12_480, 'MeSH heading “Heart Failure” and what is beneath it'),
  part('(dapagliflozin OR empaglifozin)', 1, 612),
  part('dapagliflozin', 2, 612, 'dapagliflozin in all fields'),
  part('empaglifozin', 2, 0, 'empaglifozin in all fields'),
  part('mice', 1, null),
];

const meta = {
  title: 'Search/QueryReading',
  component: QueryReading,
  render: (args) => <Kept {...args} />,
  args: {
    clauses,
    open: true,
    onOpenChange: fn(),
    onChoose: fn(),
    number: (value) => value.toLocaleString('en'),
  },
} satisfies Meta<typeof QueryReading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Query: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /empaglifozin in all fields/ }));
    await expect(args.onChoose).toHaveBeenCalledWith(clauses[4]);
    await userEvent.click(canvas.getByRole('button', { name: 'How your query was read' }));
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
export const CommaList: Story = {
  args: {
    clauses: [
      { start: 0, end: 24, level: 0, text: '31535829,32970396[pmid]', reading: 'any of these', articles: 2 },
      { start: 0, end: 24, level: 1, text: '', reading: 'PMID 31535829', articles: 1 },
      { start: 0, end: 24, level: 1, text: '', reading: 'PMID 32970396', articles: 1 },
    ],
  },
};
export const Closed: Story = { args: { open: false } };
export const WithNotes: Story = {
  args: {
    notes: [
      '“mice” follows NOT without a group and was left out.',
      'Quotes that were not closed were closed at the end.',
    ],
    actions: <Button size="small">Edit as query</Button>,
  },
};
export const OnlyRead: Story = {
  render: ({ number }) => <QueryReading clauses={clauses} open onOpenChange={fn()} number={number} />,
};
export const Deep: Story = {
  args: {
    clauses: Array.from({ length: 12 }, (_, level) => ({ ...part('mice', level, level * 1_000), start: level })),
  },
};
export const LongWords: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    clauses: [part('Herzinsuffizienzbehandlungsleitlinienempfehlungen'.repeat(3), 1, 3)],
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
