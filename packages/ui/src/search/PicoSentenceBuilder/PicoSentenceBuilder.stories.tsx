import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import {
  NO_PICO_TERMS,
  PicoSentenceBuilder,
  type PicoSentenceBuilderProps,
  type PicoTerms,
} from './PicoSentenceBuilder.tsx';

function Kept(props: PicoSentenceBuilderProps) {
  const [terms, setTerms] = useState(props.terms);
  const change = (next: PicoTerms) => {
    setTerms(next);
    props.onChange(next);
  };
  return <PicoSentenceBuilder {...props} terms={terms} onChange={change} />;
}

const filled: PicoTerms = {
  ...NO_PICO_TERMS,
  population: [
    { text: 'heart failure', need: 'must' },
    { text: 'reduced ejection fraction', need: 'at_least' },
    { text: 'children', need: 'not_include' },
  ],
  intervention: [{ text: 'dapagliflozin', need: 'at_least' }],
  comparison: [{ text: 'placebo', need: 'at_least' }],
};

const meta = {
  title: 'Search/PicoSentenceBuilder',
  component: PicoSentenceBuilder,
  render: (args) => <Kept {...args} />,
  args: { terms: NO_PICO_TERMS, onChange: fn(), onTyping: fn() },
} satisfies Meta<typeof PicoSentenceBuilder>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('atrial fib');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(args.onTyping).toHaveBeenLastCalledWith({
      ...NO_PICO_TERMS,
      population: [{ text: 'atrial fib', need: 'at_least' }],
    });
    await userEvent.keyboard('rillation{Enter}stroke,STROKE,');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...NO_PICO_TERMS,
      population: [
        { text: 'atrial fibrillation', need: 'at_least' },
        { text: 'stroke', need: 'at_least' },
      ],
    });
    await userEvent.selectOptions(canvas.getByLabelText('How “stroke” is asked for'), 'must');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove “atrial fibrillation”' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...NO_PICO_TERMS,
      population: [{ text: 'stroke', need: 'must' }],
    });
    await expect(canvas.getByLabelText('Patients with')).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(NO_PICO_TERMS);
  },
};
export const Filled: Story = { args: { terms: filled } };
export const HeldBackspace: Story = {
  args: { terms: filled },
  play: async ({ canvasElement, args }) => {
    await fireEvent.keyDown(within(canvasElement).getByLabelText('Patients with'), { key: 'Backspace', repeat: true });
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const LongTerm: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    terms: {
      ...filled,
      intervention: [{ text: 'hydroxymethylglutaryl-coenzyme-A-reductase-inhibitor'.repeat(2), need: 'must' }],
    },
  },
};
export const German: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    terms: filled,
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { terms: filled } };
