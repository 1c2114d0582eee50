import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { referenceLabels } from '../english-labels.fixtures.ts';
import { SummarisedNote } from './SummarisedNote.tsx';

const meta = {
  title: 'Literature/SummarisedNote',
  component: SummarisedNote,
  args: { label: referenceLabels.summarised, words: referenceLabels.summarisedInWords },
} satisfies Meta<typeof SummarisedNote>;

export default meta;
export const Default: StoryObj<typeof meta> = {
  play: async ({ canvasElement, args }) => {
    await expect(canvasElement).toHaveTextContent(`${args.label} ${args.words}`);
  },
};
