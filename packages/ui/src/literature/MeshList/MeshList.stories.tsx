import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { MeshList } from './MeshList.tsx';

const heading = (descriptor: string, qualifiers: string[] = [], major = false) => ({ descriptor, qualifiers, major });

const few = [
  heading('Heart Failure', ['drug therapy', 'mortality'], true),
  heading('Sodium-Glucose Transporter 2 Inhibitors', ['therapeutic use', 'adverse effects'], true),
  heading('Humans'),
  heading('Stroke Volume', ['drug effects']),
];
const many = [
  ...few,
  ...[
    'Aged',
    'Female',
    'Male',
    'Middle Aged',
    'Double-Blind Method',
    'Hospitalization',
    'Ventricular Dysfunction, Left',
  ].map((name) => heading(name)),
];

const meta = {
  title: 'Literature/MeshList',
  component: MeshList,
  args: { headings: few, onSelect: fn() },
} satisfies Meta<typeof MeshList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Buttons: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith(few[0]);
    await expect(
      within(canvasElement).getByRole('button', { name: /^Heart Failure \/ drug therapy, mortality.*major topic$/ }),
    ).toHaveFocus();
  },
};
export const Links: Story = {
  args: { href: ({ descriptor }) => `/browse?q=${encodeURIComponent(descriptor)}` },
  play: async ({ canvasElement, args }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Humans' });
    await expect(link).toHaveAttribute('href', '/browse?q=Humans');
    await userEvent.click(link);
    await expect(args.onSelect).toHaveBeenLastCalledWith(few[2]);
  },
};
export const Many: Story = {
  args: { headings: many },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(9);
    const more = canvas.getByRole('button', { name: 'Show 3 more' });
    more.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Ventricular Dysfunction, Left' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show fewer' })).toHaveFocus();
  },
};
export const OneOverTheFirst: Story = {
  args: { headings: many.slice(0, 9) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(9);
    await expect(within(canvasElement).queryByRole('button', { name: /^Show/ })).toBeNull();
  },
};
export const OnlyRead: Story = { render: ({ headings }) => <MeshList headings={headings} /> };
export const None: Story = { args: { headings: [] } };
export const German: Story = { args: { headings: many } };
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    headings: [
      heading('Receptors, Tumor Necrosis Factor, Member 14'.repeat(2), ['antagonists & inhibitors'], true),
      ...many,
    ],
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { headings: many } };
