import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FeatureList } from './FeatureList.tsx';

const meta = {
  title: 'Content/FeatureList',
  component: FeatureList,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'What it does',
    features: [
      {
        id: 'chat',
        icon: 'chat',
        title: 'Answers with references',
        text: 'Every sentence carries a number. Press it, and you read the sentence of the study it rests on.',
      },
      {
        id: 'search',
        icon: 'search',
        title: 'Four ways to search',
        text: 'A few words, a PICO sentence, a PubMed query or twenty fields of medicine.',
      },
      {
        id: 'documents',
        icon: 'document',
        title: 'Your own documents',
        text: 'PDF files up to 500 MB become a source that only you and your organization can ask.',
      },
      {
        id: 'export',
        icon: 'download',
        title: 'Export',
        text: 'CSV for spreadsheets, RIS for reference managers.',
      },
      {
        id: 'alerts',
        icon: 'mail',
        title: 'Weekly alerts',
        text: 'New studies of a search, once a week, by e-mail.',
      },
      {
        id: 'languages',
        icon: 'language',
        title: 'Your language',
        text: 'Ask and read in one of 50 languages.',
      },
    ],
  },
} satisfies Meta<typeof FeatureList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Six: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const list = within(within(canvasElement).getByRole('region', { name: 'What it does' }));
    await expect(list.getAllByRole('heading', { level: 3 })).toHaveLength(6);
  },
};
export const One: Story = { args: { features: meta.args.features.slice(0, 1) } };
export const None: Story = { args: { features: [] } };
export const German: Story = {
  args: {
    title: 'Funktionsumfang',
    features: meta.args.features.map((feature) => ({
      ...feature,
      title: 'Literaturverwaltungsprogrammanbindung',
      text: 'Ausfuhr ausgewählter Veröffentlichungen in Tabellenkalkulationen und Literaturverwaltungen.',
    })),
  },
  globals: { viewport: { value: 'phone' } },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl', viewport: { value: 'desktop' } } };
