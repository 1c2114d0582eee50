import { bareCitation, citationFixture, evidenceFieldCitations } from '@footnote/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { EvidenceMap, type EvidenceMapProps } from './EvidenceMap.tsx';
import type { EvidenceRange } from './evidence-points.ts';

function Kept(props: EvidenceMapProps) {
  const [range, setRange] = useState(props.range);
  const { onRangeChange } = props;
  if (onRangeChange === undefined) return <EvidenceMap {...props} />;
  const change = (next: EvidenceRange | null) => {
    setRange(next);
    onRangeChange(next);
  };
  return <EvidenceMap {...props} range={range} onRangeChange={change} />;
}

const meta = {
  title: 'Literature/EvidenceMap',
  component: EvidenceMap,
  render: (args) => <Kept {...args} />,
  args: { articles: evidenceFieldCitations, range: null, onRangeChange: fn(), onOpen: fn() },
} satisfies Meta<typeof EvidenceMap>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WholeMap: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /salt intake and home readings/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: /morning or evening tablets/ })).toHaveFocus();
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith('field-30');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: /every large trial together/ })).toHaveFocus();
  },
};
export const ChosenByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('slider', { name: 'From year' }).focus();
    await userEvent.keyboard('{PageUp}');
    await expect(args.onRangeChange).toHaveBeenLastCalledWith({ years: [2008, 2025], sizes: [10, 1_000_000] });
    await expect(canvas.getByText(/23 of 29 studies chosen/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Whole map' }));
    await expect(args.onRangeChange).toHaveBeenLastCalledWith(null);
  },
};
export const ChosenByBrush: Story = {
  play: async ({ canvasElement, args }) => {
    const drawing = within(canvasElement)
      .getByRole('group', { name: /Studies on the map/ })
      .closest('svg');
    if (drawing === null) throw new Error('The map has no drawing.');
    const { left, top, width, height } = drawing.getBoundingClientRect();
    const at = (x: number, y: number) => ({
      clientX: left + x * width,
      clientY: top + y * height,
      button: 0,
      pointerId: 1,
      pointerType: 'mouse',
    });
    drawing.setPointerCapture = () => {};
    await fireEvent.pointerDown(drawing, at(0.6, 0.2));
    await fireEvent.pointerMove(drawing, at(0.9, 0.5));
    await fireEvent.pointerUp(drawing, at(0.9, 0.5));
    await expect(args.onRangeChange).toHaveBeenCalledOnce();
    await expect(within(canvasElement).getByText(/of 29 studies chosen/)).toBeVisible();
  },
};
export const PartChosen: Story = { args: { range: { years: [2010, 2020], sizes: [1000, 100_000] } } };
export const ToLookAtOnly: Story = {
  render: ({ onRangeChange: _unused, ...args }) => <EvidenceMap {...args} />,
};
export const AsTable: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show as table' }));
    await expect(within(canvasElement).getByRole('rowheader', { name: /measurement in pregnancy/ })).toBeVisible();
  },
};
export const OneStudy: Story = {
  args: { articles: [citationFixture({ id: 'one', title: 'The only one', publication_date: '2020', ml_n: 100 })] },
};
export const Crowded: Story = {
  args: {
    articles: Array.from({ length: 300 }, (_, index) =>
      citationFixture({
        id: `crowd-${index}`,
        title: `Study ${index + 1} of a crowded field`,
        publication_date: String(1990 + ((index * 29) % 36)),
        ml_n: Math.round(10 ** (1 + ((index * 37) % 100) / 25)),
        ml_type: index % 3 === 0 ? 'randomized_trial' : 'human_intervention',
        impact_quartile: index % 5 === 0 ? 1 : 4,
      }),
    ),
  },
};
export const NothingToDraw: Story = { args: { articles: [bareCitation] } };
export const Loading: Story = {
  args: { articles: [], loading: 'Placing studies' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Placing studies');
    await expect(within(canvasElement).queryByRole('table')).toBeNull();
  },
};
export const LoadingOnAPhone: Story = {
  args: { articles: [], loading: 'Placing studies' },
  globals: { viewport: { value: 'phone' } },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const German: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {},
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
