import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CollectionNote } from '../CollectionNote/CollectionNote.tsx';
import { WelcomePanel } from './WelcomePanel.tsx';

const meta = {
  title: 'Chat/WelcomePanel',
  component: WelcomePanel,
  args: {
    title: 'Ask the literature. Check every sentence.',
    text: 'Footnote reads the studies and answers with numbered references you can open, sentence by sentence.',
    examplesLabel: 'Try one of these',
    examples: [
      'Does dapagliflozin reduce hospitalisation for heart failure?',
      'Is hydroxychloroquine useful in COVID-19?',
      'How low should systolic blood pressure be?',
    ],
    onAsk: fn(),
    note: <CollectionNote text="Answers come from 230 landmark studies, summarised." />,
  },
} satisfies Meta<typeof WelcomePanel>;

export default meta;
type Story = StoryObj<typeof meta>;
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /hydroxychloroquine/ }));
    await expect(args.onAsk).toHaveBeenCalledWith('Is hydroxychloroquine useful in COVID-19?');
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
