import { answerCitations, answerClaims } from '@footnote/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { CheckedAnswer } from './CheckedAnswer.tsx';

const claims = answerClaims
  .filter(({ support, citations }) => support === 'supported' && citations.length > 0)
  .slice(0, 3)
  .map((claim) => ({ ...claim, text: claim.evidence[0]?.sentence ?? claim.text }));
const used = Math.max(...claims.flatMap(({ citations }) => citations));

const meta = {
  title: 'Chat/CheckedAnswer',
  component: CheckedAnswer,
  args: {
    question: 'Does dapagliflozin reduce hospitalisation for heart failure?',
    claims,
    citations: answerCitations.slice(0, used),
    language: 'en',
    action: <Button icon="chat">See the whole answer</Button>,
  },
} satisfies Meta<typeof CheckedAnswer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [number] = canvas.getAllByRole('button', { name: /^Reference/ });
    if (number === undefined) throw new Error('There is no number.');
    number.focus();
    await userEvent.keyboard('{Enter}');
    const card = await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: /^Source/ });
    await expect(card.querySelector('mark')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(number).toHaveFocus();
  },
};
export const OneSentence: Story = {
  args: { claims: claims.slice(0, 1), citations: answerCitations.slice(0, 1) },
};
export const Retracted: Story = {
  args: {
    claims: claims.slice(0, 1),
    citations: answerCitations.slice(0, 1).map((citation) => ({ ...citation, retracted: true })),
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
