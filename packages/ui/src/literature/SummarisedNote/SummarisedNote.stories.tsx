import { english } from '../../messages/english.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SummarisedNote } from './SummarisedNote.tsx';
import { evidenceMessages } from '../evidence.messages.ts';

const meta = {
  title: 'Literature/SummarisedNote',
  component: SummarisedNote,
  args: { label: english(evidenceMessages.summarised), words: english(evidenceMessages.summarisedInWords) },
} satisfies Meta<typeof SummarisedNote>;

export default meta;
export const Default: StoryObj<typeof meta> = {
  play: async ({ canvasElement, args }) => {
    await expect(canvasElement).toHaveTextContent(`${args.label} ${args.words}`);
  },
};
