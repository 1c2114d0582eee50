import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { spoken } from '../../messages/spoken.fixtures.tsx';
import { SystematicReviewPicker, type SystematicReviewPickerProps } from './SystematicReviewPicker.tsx';

function Kept(props: SystematicReviewPickerProps) {
  const [value, setValue] = useState(props.value);
  const change = (id: string) => {
    setValue(id);
    props.onChange(id);
  };
  return <SystematicReviewPicker {...props} value={value} onChange={change} />;
}

const reviews = [
  { id: 'salt', title: 'Salt substitutes and blood pressure', facts: '24 articles, changed on 3 May 2026' },
  { id: 'sglt2', title: 'SGLT2 inhibitors in heart failure', facts: '112 articles, changed on 28 April 2026' },
  { id: 'statins', title: 'Statins over the age of 75', facts: 'No articles yet' },
];

const meta = {
  title: 'Library/SystematicReviewPicker',
  component: SystematicReviewPicker,
  render: (args) => <Kept {...args} />,
  args: {
    reviews,
    value: null,
    onChange: fn(),
    onStart: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof SystematicReviewPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Select: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('radio', { name: 'SGLT2 inhibitors in heart failure' }).focus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith('sglt2');
    await userEvent.type(canvas.getByRole('searchbox'), 'STATIN');
    await expect(canvas.getAllByRole('radio')).toHaveLength(1);
  },
};
export const Chosen: Story = { args: { value: 'salt' } };
export const NoneFound: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), 'Aspirin');
    await expect(canvas.getByText('No review is called like that.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Start new' }));
    await expect(args.onStart).toHaveBeenCalledWith('Aspirin');
  },
};
export const NoneYet: Story = {
  args: { reviews: [] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Start new' })).toBeDisabled();
    await userEvent.tab();
    await userEvent.keyboard('   {Enter}');
    await expect(args.onStart).not.toHaveBeenCalled();
    await userEvent.keyboard('Aspirin {Enter}');
    await expect(args.onStart).toHaveBeenCalledWith('Aspirin');
  },
};
export const Starting: Story = { args: { starting: true } };
export const NameTaken: Story = { args: { startError: 'There is a review of this name.' } };
export const Loading: Story = { args: { reviews: [], state: 'loading' } };
export const Failed: Story = { args: { reviews: [], state: 'error' } };
export const VeryLong: Story = {
  args: {
    reviews: Array.from({ length: 40 }, (_, index) => ({
      id: String(index),
      title: `${index + 1}. ${'Salt substitutes and blood pressure in adults of every age and country '.repeat(2)}`,
      facts: '24 articles, changed on 3 May 2026',
    })),
  },
};
export const German: Story = {
  decorators: [
    spoken('de', {
      'Which review?': 'Welche Übersichtsarbeit?',
      'Title of a new review': 'Titel einer neuen Übersichtsarbeit',
      'Start new': 'Übersichtsarbeit beginnen',
    }),
  ],
  args: {
    reviews: reviews.map((review) => ({
      ...review,
      title: 'Kochsalzersatzstoffe: systematische Übersichtsarbeit',
      facts: '24 Veröffentlichungen, zuletzt geändert am 3. Mai 2026',
    })),
  },
  globals: { viewport: { value: 'phone' } },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
