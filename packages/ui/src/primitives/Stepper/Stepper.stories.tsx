import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stepper } from './Stepper.tsx';

const meta = {
  title: 'Primitives/Stepper',
  component: Stepper,
  args: {
    label: 'New systematic review',
    steps: [
      { id: 'question', label: 'Question' },
      { id: 'search', label: 'Search' },
      { id: 'screen', label: 'Screening' },
      { id: 'export', label: 'Export' },
    ],
    current: 2,
    doneLabel: 'done',
  },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {
  args: { onBack: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Screening').closest('li')).toHaveAttribute('aria-current', 'step');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onBack).toHaveBeenCalledWith(1);
  },
};
export const First: Story = { args: { current: 0 } };
export const AllDone: Story = { args: { current: 4 } };
export const LongGerman: Story = {
  args: {
    steps: [
      { id: 'a', label: 'Forschungsfragestellung' },
      { id: 'b', label: 'Literaturrecherchestrategie' },
      { id: 'c', label: 'Einschlusskriterienprüfung der Übersichtsarbeiten' },
    ],
    current: 1,
    onBack: fn(),
  },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
