import type { Meta, StoryObj } from '@storybook/react-vite';
import { referenceLabels } from '../english-labels.fixtures.ts';
import { SummarisedNote } from './SummarisedNote.tsx';

const meta = {
  title: 'Literature/SummarisedNote',
  component: SummarisedNote,
  args: { label: referenceLabels.summarised, words: referenceLabels.summarisedInWords },
} satisfies Meta<typeof SummarisedNote>;

export default meta;
export const Default: StoryObj<typeof meta> = {};
