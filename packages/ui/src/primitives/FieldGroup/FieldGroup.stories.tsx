import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FieldGroup } from './FieldGroup.tsx';

const meta = {
  title: 'Primitives/FieldGroup',
  component: FieldGroup,
  args: {
    label: 'Sample size',
    aside: '100 to 5,000',
    hint: 'People studied',
    children: (group) => (
      // eslint-disable-next-line jsx-a11y/prefer-tag-over-role -- stands for the controls of a group
      <div role="group" aria-labelledby={group['aria-labelledby']} aria-describedby={group['aria-describedby']}>
        Controls
      </div>
    ),
  },
} satisfies Meta<typeof FieldGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithHint: Story = {
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group', { name: 'Sample size' });
    await expect(group).toHaveAccessibleDescription('People studied');
  },
};
export const Required: Story = { args: { required: true } };
export const Invalid: Story = {
  args: { error: 'Choose at least 100.' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('People studied Choose at least 100.');
    await expect(canvas.getByText('Choose at least 100.').closest('[aria-live="polite"]')).not.toBeNull();
  },
};
export const LongGerman: Story = {
  args: { label: 'Mindestgröße der Studienteilnehmerpopulation', aside: 'mindestens 1.000.000 Teilnehmende' },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
