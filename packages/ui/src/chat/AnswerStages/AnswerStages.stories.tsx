import type { Meta, StoryObj } from '@storybook/react-vite';
import { stagesLabels } from '../english-labels.fixtures.ts';
import { AnswerStages } from './AnswerStages.tsx';

const query = '(dapagliflozin OR sglt2 inhibitor*) AND ("heart failure") AND (hospitali*ation OR admission)';
const meta = {
  title: 'Chat/AnswerStages',
  component: AnswerStages,
  args: { current: 'reading', query, studies: 143, labels: stagesLabels },
} satisfies Meta<typeof AnswerStages>;

export default meta;
type Story = StoryObj<typeof meta>;
export const Understanding: Story = { args: { current: 'understanding', query: null, studies: null } };
export const Searching: Story = { args: { current: 'searching', studies: null } };
export const Reading: Story = {};
export const Checking: Story = { args: { current: 'checking' } };
export const Done: Story = { args: { current: 'done' } };
export const LongQuery: Story = {
  args: { query: `${query} OR `.repeat(40) },
  globals: { viewport: { value: 'phone' } },
};
