import { english } from '../../messages/english.ts';
import { STUDY_TYPES } from '@footnote/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Facets, type FacetGroup, type FacetsProps } from './Facets.tsx';
import { studyTypesMessages } from '../../literature/evidence.messages.ts';

const groups: FacetGroup[] = [
  {
    id: 'study_type',
    label: 'Study type',
    selected: [],
    options: STUDY_TYPES.map((value, index) => ({
      value,
      label: english(studyTypesMessages[value]),
      count: [412, 128, 96, 40, 7, 3, 0][index] ?? 0,
    })),
  },
  {
    id: 'journal',
    label: 'Journal',
    selected: [],
    options: [
      { value: 'a', label: 'Example Journal of Circulation', count: 1204 },
      { value: 'b', label: 'Archives of Invented Medicine', count: 311 },
    ],
  },
  { id: 'none', label: 'Nothing to choose from', selected: [], options: [] },
];

function Kept(props: FacetsProps) {
  const [kept, setKept] = useState(props.groups);
  const change = (id: string, selected: readonly string[]) => {
    setKept(kept.map((group) => (group.id === id ? { ...group, selected } : group)));
    props.onChange(id, selected);
  };
  const clear = () => {
    setKept(kept.map((group) => ({ ...group, selected: [] })));
    props.onClear();
  };
  return <Facets {...props} groups={kept} onChange={change} onClear={clear} />;
}

const number = new Intl.NumberFormat('en');

const meta = {
  title: 'Search/Facets',
  component: Facets,
  render: (args) => <Kept {...args} />,
  args: {
    groups,
    onChange: fn(),
    onClear: fn(),
    number: (value) => number.format(value),
  },
} satisfies Meta<typeof Facets>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith('study_type', ['meta_analysis']);
    await userEvent.click(canvas.getByRole('button', { name: 'Show 1 more' }));
    await expect(canvas.getByRole('checkbox', { name: 'Other' })).toBeDisabled();
    await expect(canvas.getByText('412 results')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};
export const Chosen: Story = {
  args: { groups: groups.map((group) => ({ ...group, selected: ['misc', 'randomized_trial', 'a'] })) },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const German: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    groups: [
      {
        id: 'study_type',
        label: 'Studiendesign',
        selected: ['systematic_review'],
        options: STUDY_TYPES.map((value) => ({
          value,
          label: english(studyTypesMessages[value]),
          count: 1204,
        })),
      },
    ],
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
