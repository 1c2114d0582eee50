import { icosapentEvidence, omegaEvidence, sglt2Evidence } from '@footnote/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { spoken } from '../../messages/spoken.fixtures.tsx';
import { AnswerLine } from './AnswerLine.tsx';

const meta = {
  title: 'Chat/AnswerLine',
  component: AnswerLine,
  args: {
    evidence: sglt2Evidence,
    language: 'en',
    direction: 'ltr',
    cite: (numbers) => <sup>[{numbers.join(', ')}]</sup>,
  },
} satisfies Meta<typeof AnswerLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Favours: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Favours SGLT2 inhibitors')).toBeVisible();
    await expect(canvas.getByText(/^16\.3% of the dapagliflozin/).tagName).toBe('Q');
    await expect(canvas.getByText('4.9 percentage points (computed, not stated by a source)')).toBeVisible();
    await expect(canvas.queryByText(/quoted word for word/)).toBeNull();
  },
};
export const Harm: Story = { args: { evidence: icosapentEvidence } };
export const Disagreement: Story = {
  args: { evidence: omegaEvidence },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Studies disagree')).toBeVisible();
  },
};
export const German: Story = {
  decorators: [spoken('de')],
  args: {
    language: 'de',
    evidence: {
      ...icosapentEvidence,
      answerLine: {
        ...icosapentEvidence.answerLine,
        text: 'Ja, mehr Vorhofflimmer-Krankenhausaufnahmen: REDUCE-IT (n = 8.179) berichtet „Hospitalisation for atrial fibrillation or flutter was more frequent (3.1% vs 2.1%).“',
      },
    },
  },
  play: async ({ canvasElement }) => {
    const quotation = canvasElement.querySelector('q');
    await expect(quotation).toHaveAttribute('lang', 'en');
    await expect(within(canvasElement).getByText(/quoted word for word, in English/)).toBeVisible();
  },
};
export const Arabic: Story = {
  args: {
    language: 'ar',
    direction: 'rtl',
    evidence: {
      ...icosapentEvidence,
      answerLine: {
        ...icosapentEvidence.answerLine,
        text: 'نعم، ذكرت دراسة REDUCE-IT: «Hospitalisation for atrial fibrillation or flutter was more frequent (3.1% vs 2.1%).»',
      },
    },
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
