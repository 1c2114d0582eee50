import { adolescentsEvidence, sglt2Evidence } from '@footnote/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NextQuestions } from './NextQuestions.tsx';

const meta = {
  title: 'Chat/NextQuestions',
  component: NextQuestions,
  args: { questions: sglt2Evidence.nextQuestions, pubmedQuery: sglt2Evidence.pubmedQuery, onAsk: fn() },
} satisfies Meta<typeof NextQuestions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /slow chronic kidney disease/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAsk).toHaveBeenCalledWith('Do SGLT2 inhibitors slow chronic kidney disease?');
    await expect(canvas.getByRole('link')).toHaveAttribute(
      'href',
      `https://pubmed.ncbi.nlm.nih.gov/?term=${encodeURIComponent(sglt2Evidence.pubmedQuery)}`,
    );
  },
};
export const Wider: Story = { args: { questions: adolescentsEvidence.nextQuestions, wider: true } };
export const Busy: Story = { args: { busy: true } };
export const OnlyRead: Story = {
  render: ({ questions, pubmedQuery }) => <NextQuestions questions={questions} pubmedQuery={pubmedQuery} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
export const German: Story = {
  args: {
    questions: ['Senken SGLT2-Hemmer die Herzinsuffizienz-Hospitalisierungswahrscheinlichkeit bei Erwachsenen?'],
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
