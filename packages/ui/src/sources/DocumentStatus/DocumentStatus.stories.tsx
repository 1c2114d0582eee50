import { DOCUMENT_FAILURES, DOCUMENT_PROBLEMS, DOCUMENT_STEPS } from '@footnote/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { spoken } from '../../messages/spoken.fixtures.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { DocumentStatus } from './DocumentStatus.tsx';

const meta = {
  title: 'Sources/DocumentStatus',
  component: DocumentStatus,
  args: { status: 'parsing_started' },
} satisfies Meta<typeof DocumentStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InProgress: Story = {};
export const Ready: Story = { args: { status: 'upsert_finished' } };
export const Failed: Story = { args: { status: 'parsing_failed' } };
export const WithSteps: Story = {
  args: { look: 'steps' },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Progress' });
    await expect(bar).toHaveAttribute('aria-valuetext', 'Step 8 of 13');
  },
};
export const EveryStep: Story = {
  render: (args) => (
    <Stack gap="x2">
      {DOCUMENT_STEPS.map((status) => (
        <DocumentStatus key={status} {...args} status={status} />
      ))}
    </Stack>
  ),
};
export const EveryFailure: Story = {
  render: (args) => (
    <Stack gap="x2">
      {DOCUMENT_FAILURES.map((status) => (
        <DocumentStatus key={status} {...args} status={status} />
      ))}
    </Stack>
  ),
};
export const EveryProblem: Story = {
  render: (args) => (
    <Stack gap="x2">
      {DOCUMENT_PROBLEMS.map((problem) => (
        <DocumentStatus key={problem} {...args} status="slicing_failed" problem={problem} />
      ))}
    </Stack>
  ),
};
export const NotEmbedded: Story = {
  args: { status: 'upsert_finished', problem: 'not-embedded' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Ready to use · Found by its words alone')).toBeVisible();
  },
};
export const German: Story = {
  decorators: [
    spoken('de', {
      Indexing: 'Suchindexaktualisierung wird durchgeführt',
      Progress: 'Verarbeitungsfortschritt',
      'Step {step, number} of {steps, number}': 'Verarbeitungsschritt {step, number} von {steps, number}',
    }),
  ],
  args: {
    status: 'embedding_started',
    look: 'steps',
  },
  globals: { viewport: { value: 'phone' } },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { args: { look: 'steps' }, globals: { direction: 'rtl' } };
