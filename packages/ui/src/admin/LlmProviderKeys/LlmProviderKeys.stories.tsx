import { llmManagerFixture } from '@footnote/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { spoken } from '../../messages/spoken.fixtures.tsx';
import { LlmProviderKeys } from './LlmProviderKeys.tsx';

const meta = {
  title: 'Admin/LlmProviderKeys',
  component: LlmProviderKeys,
  args: { providers: llmManagerFixture.providers },
} satisfies Meta<typeof LlmProviderKeys>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SomeKeys: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Keys of the providers' });
    const rows = within(list).getAllByRole('listitem');
    await expect(rows.map((row) => row.textContent)).toEqual([
      'OpenAINo key',
      'AnthropicKey present',
      'GoogleNo key',
      'OpenAI-compatible serverAddress present, without a key',
    ]);
  },
};
export const NotConfigured: Story = {
  args: { providers: llmManagerFixture.providers.map((one) => ({ ...one, hasKey: false, usable: false })) },
};
export const German: Story = {
  decorators: [
    spoken('de', {
      'Keys of the providers': 'Schlüssel der Anbieter',
      'Key present': 'Schlüssel vorhanden',
      'Address present, without a key': 'Adresse vorhanden, ohne Schlüssel',
    }),
  ],
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
