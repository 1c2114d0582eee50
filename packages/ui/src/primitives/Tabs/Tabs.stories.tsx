import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Tabs, type TabsProps } from './Tabs.tsx';

function Kept(props: TabsProps<string>) {
  const [value, setValue] = useState(props.value);
  const change = (next: string) => {
    setValue(next);
    props.onChange(next);
  };
  return <Tabs {...props} value={value} onChange={change} />;
}

const meta = {
  title: 'Primitives/Tabs',
  component: Tabs<string>,
  render: (args) => <Kept {...args} />,
  args: {
    label: 'Ways to search',
    value: 'simple',
    onChange: fn(),
    items: [
      { value: 'simple', label: 'Simple', icon: 'search', content: 'A few words are enough.' },
      { value: 'pico', label: 'PICO', content: 'Patients, intervention, comparison, outcome.' },
      { value: 'query', label: 'Query', count: '12', content: 'With fields and operators.' },
      { value: 'category', label: 'Category', disabled: true, content: 'By subject.' },
    ],
  },
} satisfies Meta<typeof Tabs<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Horizontal: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('query');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('With fields and operators.');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Simple' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
};
export const Vertical: Story = {
  args: { orientation: 'vertical' },
  play: async ({ canvasElement, args }) => {
    const list = within(canvasElement).getByRole('tablist');
    await userEvent.tab();
    // On a phone the list lies above its content, and the keys with it.
    await userEvent.keyboard(list.getAttribute('aria-orientation') === 'vertical' ? '{ArrowDown}' : '{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('pico');
  },
};
export const VerticalOnAPhone: Story = { args: { orientation: 'vertical' }, globals: { viewport: { value: 'phone' } } };
export const LongGerman: Story = {
  args: {
    value: 'b',
    items: [
      { value: 'a', label: 'Einfache Literatursuche', content: '' },
      { value: 'b', label: 'Suchabfragesprache', content: 'Mit Feldern und Verknüpfungen.' },
      { value: 'c', label: 'Schlagwortverzeichnis', content: '' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith('pico');
  },
};
