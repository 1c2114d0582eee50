import { SPECIALTIES } from '@footnote/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CategoryPicker, type CategoryPickerProps } from './CategoryPicker.tsx';

function Kept(props: CategoryPickerProps) {
  const [selected, setSelected] = useState(props.selected);
  const change = (next: readonly string[]) => {
    setSelected(next);
    props.onChange(next);
  };
  return <CategoryPicker {...props} selected={selected} onChange={change} />;
}

const ofHematology = SPECIALTIES.find(({ id }) => id === 'hematology')!.categories.map(({ id }) => id);

const meta = {
  title: 'Search/CategoryPicker',
  component: CategoryPicker,
  render: (args) => <Kept {...args} />,
  args: { specialties: SPECIALTIES, selected: [], onChange: fn() },
} satisfies Meta<typeof CategoryPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Hematology' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(ofHematology);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Anaemia' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(ofHematology.filter((id) => id !== 'hematology.anaemia'));
    await expect(canvas.getByText('5 of 6 chosen')).toBeVisible();
  },
};
export const Found: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), 'lung');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Lung cancer' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['oncology.lung_cancer']);
  },
};
export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    const status = within(canvasElement).getByRole('status');
    await userEvent.type(within(canvasElement).getByRole('searchbox'), 'astrology');
    await expect(status).toHaveTextContent('No specialty or category is called like that.');
    await expect(status).toBeVisible();
  },
};
export const Chosen: Story = {
  args: { selected: ['cardiology.heart_failure', 'neurology.stroke', 'oncology.lymphoma'] },
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { selected: ['cardiology.heart_failure', 'infectious_diseases.tuberculosis'] },
};
export const German: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    specialties: [
      {
        id: 'cardiology',
        label: 'Herz- und Gefäßerkrankungen',
        categories: [
          { id: 'cardiology.arrhythmia', label: 'Herzrhythmusstörungen' },
          { id: 'cardiology.valve', label: 'Herzklappenerkrankungen' },
        ],
      },
      {
        id: 'heart_surgery',
        label: 'Kinderherzchirurgie',
        categories: [{ id: 'heart_surgery.septal', label: 'Vorhofscheidewanddefekte' }],
      },
    ],
    selected: ['cardiology.arrhythmia', 'heart_surgery.septal'],
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { selected: ['cardiology.heart_failure'] } };
