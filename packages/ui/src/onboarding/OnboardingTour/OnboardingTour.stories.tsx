import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { OnboardingTour, type OnboardingTourProps } from './OnboardingTour.tsx';

function Kept(props: OnboardingTourProps) {
  const [current, setCurrent] = useState(props.current);
  return <OnboardingTour {...props} current={current} onMove={setCurrent} />;
}

const steps = [
  ['Ask a question', 'Write it as you would say it to a colleague.'],
  ['Follow the answer', 'You see what is searched, how many studies are found and when writing begins.'],
  ['Check a sentence', 'Every number is a reference; open it to read the sentence it rests on.'],
  ['Go on asking', 'A follow-up keeps the topic of the question before.'],
  ['Filter the evidence', 'Choose study types, sample size, impact and year.'],
  ['Search yourself', 'Four ways to search, from a sentence to a query.'],
  ['Bring your sources', 'Add your own documents beside the literature.'],
  ['Keep what you found', 'Share an answer, or export its references.'],
].map(([title = '', text = '']) => ({ id: title, title, text }));

const meta = {
  title: 'Onboarding/OnboardingTour',
  component: OnboardingTour,
  render: (args) => <Kept {...args} />,
  args: {
    open: true,
    onClose: fn(),
    onMove: fn(),
    steps,
    current: 0,
    labels: {
      previous: 'Previous',
      next: 'Next',
      close: 'Close',
      progress: (step, all) => `Step ${step} of ${all}`,
    },
  },
} satisfies Meta<typeof OnboardingTour>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask a question' }));
    await expect(dialog.getByRole('button', { name: 'Previous' })).toBeDisabled();
    dialog.getByRole('button', { name: 'Next' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(dialog.getByText('Step 2 of 8')).toHaveTextContent('Step 2 of 8: Follow the answer');
    await expect(dialog.getByRole('button', { name: 'Next' })).toHaveFocus();
    await expect(dialog.getByRole('button', { name: 'Previous' })).toBeEnabled();
  },
};
export const Middle: Story = { args: { current: 3 } };
export const Last: Story = {
  args: { current: 7 },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Keep what you found' }));
    await expect(dialog.queryByRole('button', { name: 'Next' })).toBeNull();
    await userEvent.click(dialog.getByText('Close', { selector: 'span' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Phone: Story = { args: { current: 2 }, globals: { viewport: { value: 'phone' } } };
