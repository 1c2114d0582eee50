import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { NoResults } from './NoResults.tsx';

const clear = fn();

const meta = {
  title: 'Search/NoResults',
  component: NoResults,
  args: {
    tried: true,
    tips: [
      {
        id: 'filters',
        text: 'Three filters are set; without them 41 studies match.',
        action: { label: 'Search without filters', onSelect: clear },
      },
      {
        id: 'spelling',
        text: 'No study contains “dapaglifozin”. Did you mean “dapagliflozin”?',
        action: { label: 'Search for dapagliflozin', onSelect: fn() },
      },
      { id: 'generic', text: 'Use the name of the substance rather than of the brand.' },
    ],
  },
} satisfies Meta<typeof NoResults>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithTips: Story = {
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(clear).toHaveBeenCalledOnce();
  },
};
export const WithoutTips: Story = { args: { tips: [] } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const German: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    tried: true,
    tips: [
      {
        id: 'filters',
        text: 'Drei Einschränkungen sind gesetzt; ohne sie entsprechen 41 Veröffentlichungen der Suchabfrage.',
        action: { label: 'Ohne Einschränkungen suchen', onSelect: clear },
      },
      { id: 'generic', text: 'Verwenden Sie Wirkstoffbezeichnungen statt Handelsnamen.' },
    ],
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
