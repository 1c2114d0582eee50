import { english } from '../../messages/english.ts';
import type { StudyType } from '@footnote/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { STUDY_TYPE_GLYPHS, StudyTypeBadge } from './StudyTypeBadge.tsx';
import { studyTypesMessages } from '../evidence.messages.ts';

const meta = {
  title: 'Literature/StudyTypeBadge',
  component: StudyTypeBadge,
  args: { type: 'randomized_trial', label: 'RCT' },
} satisfies Meta<typeof StudyTypeBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

const types = Object.keys(STUDY_TYPE_GLYPHS).filter((type): type is StudyType => type in studyTypesMessages);

export const Trial: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('RCT')).toBeVisible();
    await expect(within(canvasElement).getByText('◆')).toHaveAttribute('aria-hidden', 'true');
  },
};
export const EveryType: Story = {
  render: () => (
    <Stack gap="x2">
      {types.map((type) => (
        <StudyTypeBadge key={type} type={type} label={english(studyTypesMessages[type])} />
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const glyphs = [...canvasElement.querySelectorAll('[aria-hidden="true"]')].map(({ textContent }) => textContent);
    await expect(glyphs).toHaveLength(7);
    await expect(new Set(glyphs).size).toBe(7);
  },
};
