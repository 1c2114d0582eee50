import { DISCLAIMER } from '@footnote/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { QuestionBox, type QuestionBoxProps } from './QuestionBox.tsx';

function Kept(props: QuestionBoxProps) {
  const [value, setValue] = useState(props.value);
  const change = (next: string) => {
    setValue(next);
    props.onChange(next);
  };
  return <QuestionBox {...props} value={value} onChange={change} />;
}

const meta = {
  title: 'Content/QuestionBox',
  component: QuestionBox,
  render: (args) => <Kept {...args} />,
  args: {
    value: '',
    onChange: fn(),
    onAsk: fn(),
    examples: [
      'Does dapagliflozin reduce hospitalisation for heart failure?',
      'Is hydroxychloroquine useful in COVID-19?',
      'How low should systolic blood pressure be?',
    ],
    note: DISCLAIMER,
  },
} satisfies Meta<typeof QuestionBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Ask' })).toBeDisabled();
    await userEvent.tab();
    await userEvent.keyboard('   {Enter}');
    await expect(args.onAsk).not.toHaveBeenCalled();
    await userEvent.keyboard('Does salt{Shift>}{Enter}{/Shift}raise blood pressure?{Enter}');
    await expect(args.onAsk).toHaveBeenLastCalledWith('Does salt\nraise blood pressure?');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAsk).toHaveBeenLastCalledWith('Does dapagliflozin reduce hospitalisation for heart failure?');
  },
};
export const Written: Story = {
  args: { value: 'Does aspirin prevent a first heart attack?' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Ask' }));
    await expect(args.onAsk).toHaveBeenCalledWith('Does aspirin prevent a first heart attack?');
  },
};
export const InputMethod: Story = {
  args: { value: '心不全' },
  play: async ({ canvasElement, args }) => {
    await fireEvent.keyDown(within(canvasElement).getByRole('textbox'), { key: 'Enter', isComposing: true });
    await expect(args.onAsk).not.toHaveBeenCalled();
  },
};
export const TooLong: Story = {
  args: {
    value: 'Does dapagliflozin reduce hospitalisation for heart failure, and in whom? '.repeat(14),
    problem: 'This question is too long. Shorten it, or ask its parts one after another.',
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await expect(args.onAsk).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Ask' })).toBeDisabled();
  },
};
export const Opening: Story = { args: { value: 'Does aspirin prevent a first heart attack?', busy: true } };
export const WithoutExamples: Story = { args: { examples: [] } };
export const German: Story = {
  args: {
    examples: [
      'Verringert Dapagliflozin Krankenhauseinweisungen wegen Herzinsuffizienz?',
      'Hilft eine Blutdruckselbstmessungsschulung bei Bluthochdruckpatientinnen?',
    ],
    note: 'Footnote erschließt Fachliteratur. Es ersetzt keine medizinische Beratung.',
  },
  globals: { viewport: { value: 'phone' } },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const ByItself: Story = {
  args: { title: 'What would you like to know?', examples: [] },
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: 'What would you like to know?' });
    await expect(within(region).getByRole('textbox', { name: 'Your question' })).toBeVisible();
  },
};
