import { llmTrialFixture } from '@footnote/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { spoken } from '../../messages/spoken.fixtures.tsx';
import { LlmTrial } from './LlmTrial.tsx';

const meta = {
  title: 'Admin/LlmTrial',
  component: LlmTrial,
  args: { trial: llmTrialFixture },
} satisfies Meta<typeof LlmTrial>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Answered: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const values = canvas.getAllByRole('definition').map((value) => value.textContent);
    await expect(values).toEqual(['412 ms', '1,870 ms', '1,204', '96', '$0.00397']);
  },
};
export const Untold: Story = {
  args: { trial: { ...llmTrialFixture, inputTokens: null, outputTokens: null, cost: null } },
};
export const Running: Story = {
  args: { trial: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('answering a fixed question');
  },
};
export const Failed: Story = {
  args: {
    trial: null,
    problem: 'The language model refused its key. An administrator needs to check the configuration.',
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('refused its key');
  },
};
export const German: Story = {
  decorators: [
    spoken('de', {
      Trial: 'Probelauf',
      'Time to first token': 'Zeit bis zum ersten Token',
      'Time to the whole answer': 'Zeit bis zur vollständigen Antwort',
      'What the model said': 'Antwort des Sprachmodells',
    }),
  ],
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
