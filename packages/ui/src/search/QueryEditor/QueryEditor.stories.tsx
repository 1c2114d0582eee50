import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { QueryEditor, type QueryEditorProps } from './QueryEditor.tsx';

const query = '("blood pressure"[mh] OR hypertens*[tiab])\nAND salt substitut*[ti]\nNOT animals[mh]';

function Kept(props: QueryEditorProps) {
  const [value, setValue] = useState(props.value);
  const change = (next: string) => {
    setValue(next);
    props.onChange(next);
  };
  return <QueryEditor {...props} value={value} onChange={change} />;
}

const meta = {
  title: 'Search/QueryEditor',
  component: QueryEditor,
  render: (args) => <Kept {...args} />,
  args: { value: query, onChange: fn(), onSubmit: fn(), issues: [] },
} satisfies Meta<typeof QueryEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

const broken = '(salt[xx] AND\npressure';
const issues = [
  { severity: 'error', start: 0, end: 1, message: 'This bracket is never closed; add “)”.' },
  { severity: 'warning', start: 5, end: 9, message: 'No field is called “xx”; all fields are searched.' },
] as const;

export const Highlighted: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'PubMed query' })).toHaveFocus();
    await userEvent.keyboard('{End}{Enter}AND 2020[dp]');
    await expect(args.onChange).toHaveBeenCalled();
  },
};
export const PartShown: Story = {
  args: { shown: { start: 0, end: 9 } },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole<HTMLTextAreaElement>('textbox');
    await expect(field).toHaveFocus();
    await expect([field.selectionStart, field.selectionEnd]).toEqual([0, 9]);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
export const WithIssues: Story = {
  args: { value: broken, issues },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const area = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'PubMed query' });
    await expect(area).toBeInvalid();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(area).toHaveFocus();
    await expect(broken.slice(area.selectionStart, area.selectionEnd)).toBe('[xx]');
  },
};
export const SomethingMissing: Story = {
  args: {
    value: 'salt AND',
    issues: [{ severity: 'error', start: 8, end: 8, message: 'A term is missing after AND.' }],
  },
};
export const Empty: Story = { args: { value: '' } };
export const Disabled: Story = { args: { disabled: true } };
export const Long: Story = { args: { value: Array.from({ length: 12 }, () => query).join('\nOR ') } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, args: { value: broken, issues } };
export const German: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    value: broken,
    issues: [
      { severity: 'error', start: 0, end: 1, message: 'Diese Klammer wird nicht geschlossen; ergänzen Sie „)“.' },
      {
        severity: 'warning',
        start: 5,
        end: 9,
        message: 'Keine Feldbezeichnung heißt „xx“; alle Felder werden durchsucht.',
      },
    ],
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { value: broken, issues } };
