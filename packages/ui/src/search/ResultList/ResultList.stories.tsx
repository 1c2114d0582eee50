import type { Citation } from '@footnote/domain';
import { bareCitation, dapaHfCitation, mouseCitation, surgisphereCitation } from '@footnote/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ResultList, type ResultListProps } from './ResultList.tsx';

function toggled(ids: ReadonlySet<string>, id: string, on: boolean): ReadonlySet<string> {
  return new Set(on ? [...ids, id] : [...ids].filter((other) => other !== id));
}

function Kept(props: ResultListProps<Citation>) {
  const [selected, setSelected] = useState(props.selected);
  const [opened, setOpened] = useState(props.opened);
  const select = (citation: Citation, on: boolean) => {
    setSelected(toggled(selected, citation.id, on));
    props.onSelect(citation, on);
  };
  return (
    <ResultList
      {...props}
      selected={selected}
      onSelect={select}
      opened={opened}
      onOpen={(id, on) => setOpened(toggled(opened, id, on))}
    />
  );
}

const meta: Meta<ResultListProps<Citation>> = {
  title: 'Search/ResultList',
  component: ResultList,
  render: (args) => <Kept {...args} />,
  args: {
    citations: [dapaHfCitation, surgisphereCitation, mouseCitation, bareCitation],
    first: 26,
    selected: new Set(),
    onSelect: fn(),
    opened: new Set(),
    onOpen: fn(),
  },
};

export default meta;
type Story = StoryObj<ResultListProps<Citation>>;

export const Cards: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const [first, second] = canvas.getAllByRole('article');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}x{Enter}');
    await expect(second).toHaveFocus();
    await expect(args.onSelect).toHaveBeenCalledWith(surgisphereCitation, true);
    await expect(within(second ?? canvasElement).getByRole('button', { name: 'Abstract' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await userEvent.keyboard('{End}{ArrowDown}');
    await expect(canvas.getAllByRole('article').at(-1)).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(first).toHaveFocus();
  },
};
export const WithDetails: Story = {
  args: { opened: new Set([dapaHfCitation.id]), renderDetails: () => 'What it is filed under' },
};
export const Asked: Story = {
  args: { shown: { at: 2 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('article')[2]).toHaveFocus();
  },
};
export const German: Story = { globals: { viewport: { value: 'phone' } }, args: {} };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
