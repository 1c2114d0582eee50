import { DISCLAIMER } from '@footnote/domain';
import { dapaHfCitation } from '@footnote/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SourceCard } from '../../literature/SourceCard/SourceCard.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { QuestionBox } from '../QuestionBox/QuestionBox.tsx';
import { Hero } from './Hero.tsx';

const ask = fn();
const box = (
  <QuestionBox
    value=""
    onChange={fn()}
    onAsk={ask}
    examples={[
      'Does dapagliflozin reduce hospitalisation for heart failure?',
      'How low should systolic blood pressure be?',
    ]}
    note={DISCLAIMER}
  />
);

const card = {
  title: 'A reference, as in every answer',
  content: <SourceCard number={1} citation={dapaHfCitation} />,
};

const meta = {
  title: 'Content/Hero',
  component: Hero,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Ask the literature. Check every sentence.',
    text: 'Footnote reads the studies and answers with numbered references that you can open, sentence by sentence.',
    children: box,
  },
} satisfies Meta<typeof Hero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithQuestion: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    canvas.getByRole('button', { name: /systolic/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(ask).toHaveBeenLastCalledWith('How low should systolic blood pressure be?');
  },
};
export const WithPicture: Story = {
  args: { picture: card },
  globals: { viewport: { value: 'desktop' } },
};
export const WithButton: Story = {
  args: {
    title: 'Evidence for the whole hospital',
    text: 'Your guidelines and the literature, in one place, with the same numbered references.',
    children: (
      <div>
        <Button variant="primary">Talk to us</Button>
      </div>
    ),
  },
};
export const VeryLong: Story = {
  args: {
    title: 'Questions about prevention, diagnosis, treatment and prognosis, answered from the studies themselves',
    text: 'Footnote reads the studies and answers with numbered references that you can open, sentence by sentence. '.repeat(
      4,
    ),
  },
};
export const German: Story = {
  args: {
    title: 'Fachliteraturrecherche mit überprüfbaren Quellenangaben',
    text: 'Jede Aussage trägt eine Nummer, jede Nummer führt zum Satz der Veröffentlichung, auf dem sie beruht.',
  },
  globals: { viewport: { value: 'phone' } },
};
export const Phone: Story = {
  args: { picture: card },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = {
  args: { picture: card },
  globals: { direction: 'rtl', viewport: { value: 'desktop' } },
};
