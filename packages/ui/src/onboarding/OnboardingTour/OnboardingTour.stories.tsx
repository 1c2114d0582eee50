import { dapaHfCitation } from '@footnote/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { EvidenceMarks } from '../../literature/EvidenceMarks/EvidenceMarks.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { OnboardingTour, type OnboardingTourProps } from './OnboardingTour.tsx';

function Kept(props: OnboardingTourProps) {
  const [current, setCurrent] = useState(props.current);
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Inline>
        <Button id="start-tour" icon="help" onClick={() => setOpen(true)}>
          Show me round
        </Button>
        <Button id="tour-filters" icon="filter">
          Filters
        </Button>
      </Inline>
      <OnboardingTour
        {...props}
        open={open}
        current={current}
        onMove={setCurrent}
        onClose={() => {
          setOpen(false);
          props.onClose();
        }}
      />
    </>
  );
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
].map(([title = '', text = ''], index) => ({
  id: title,
  title,
  text,
  ...(index === 4 ? { target: () => document.querySelector<HTMLElement>('#tour-filters') } : {}),
  ...(index === 2 ? { picture: <EvidenceMarks citation={dapaHfCitation} /> } : {}),
}));

const meta = {
  title: 'Onboarding/OnboardingTour',
  tags: ['overlay'],
  component: OnboardingTour,
  render: (args) => <Kept {...args} />,
  args: {
    open: true,
    onClose: fn(),
    onMove: fn(),
    steps,
    current: 0,
  },
} satisfies Meta<typeof OnboardingTour>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {
  play: async () => {
    const first = within(await screen.findByRole('dialog', { name: 'Ask a question' }));
    await expect(first.getByRole('button', { name: 'Back' })).toBeDisabled();
    await waitFor(() => expect(first.getByRole('button', { name: 'Next' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const second = within(await screen.findByRole('dialog', { name: 'Follow the answer' }));
    await expect(second.getByText('2 of 8')).toBeInTheDocument();
    await userEvent.click(second.getByText('Back'));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus());
    await expect(screen.getByText('1 of 8')).toBeInTheDocument();
  },
};
export const WholeWay: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Ask a question' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus());
    await userEvent.keyboard('{Enter}'.repeat(7));
    const last = within(await screen.findByRole('dialog', { name: 'Keep what you found' }));
    await expect(last.queryByRole('button', { name: 'Next' })).toBeNull();
    await expect(last.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const Left: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const WithPicture: Story = { args: { current: 2 } };
export const AtAnElement: Story = { args: { current: 4 } };
export const Last: Story = { args: { current: 7 } };
export const Closed: Story = { args: { open: false } };
export const German: Story = {
  args: {
    current: 4,
    steps: steps.map((step) => ({
      ...step,
      title: 'Literaturrecherchefiltereinstellungen',
      text: 'Grenzen Sie die Veröffentlichungen nach Studiendesign, Stichprobengröße und Erscheinungsjahr ein.',
    })),
  },
  globals: { viewport: { value: 'phone' } },
};
export const Phone: Story = { args: { current: 2 }, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { args: { current: 4 }, globals: { direction: 'rtl' } };
