import { english } from '../../messages/english.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SupportMark } from './SupportMark.tsx';
import { verdictInWordsMessages } from '../answer.messages.ts';

const meta = {
  title: 'Chat/SupportMark',
  component: SupportMark,
  args: { verdict: 'supported', label: 'supported', words: english(verdictInWordsMessages.supported) },
} satisfies Meta<typeof SupportMark>;

export default meta;
type Story = StoryObj<typeof meta>;
/** The glyph is seen, the word is read; both differ for each level. */
const shows = (glyph: string, word: string) => async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await expect(canvas.getByText(glyph)).toHaveAttribute('aria-hidden', 'true');
  await expect(canvas.getByText(word)).toBeVisible();
};
export const Supported: Story = {
  play: async ({ canvasElement }) => {
    await shows('●', 'supported')(canvasElement);
    await expect(within(canvasElement).getByTitle('A sentence of the cited source says this.')).toBeVisible();
  },
};
export const Quoted: Story = {
  args: { verdict: 'quoted', label: 'quoted word for word', words: english(verdictInWordsMessages.quoted) },
  play: ({ canvasElement }) => shows('❞', 'quoted word for word')(canvasElement),
};
export const Contradicted: Story = {
  args: {
    verdict: 'contradicted',
    label: 'contradicted by its source',
    words: english(verdictInWordsMessages.contradicted),
  },
  play: ({ canvasElement }) => shows('✕', 'contradicted by its source')(canvasElement),
};
export const Partly: Story = {
  args: { verdict: 'partly', label: 'partly', words: english(verdictInWordsMessages.partly) },
  play: ({ canvasElement }) => shows('◐', 'partly')(canvasElement),
};
export const NotFound: Story = {
  args: { verdict: 'not found', label: 'not found', words: english(verdictInWordsMessages['not found']) },
  play: ({ canvasElement }) => shows('○', 'not found')(canvasElement),
};
export const German: Story = {
  args: { verdict: 'partly', label: 'teilweise belegt', words: 'Die angeführte Quelle sagt einen Teil davon.' },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
