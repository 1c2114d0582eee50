import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CollectionAdvice } from '../CollectionAdvice/CollectionAdvice.tsx';
import { CollectionNote } from './CollectionNote.tsx';

const meta = {
  title: 'Chat/CollectionNote',
  component: CollectionNote,
  args: {
    text: 'Starter collection: 230 landmark studies, summarised',
    advice: (
      <CollectionAdvice
        label="Load PubMed"
        howTo="Download a file of the baseline and import it; running answers are not disturbed."
        commands={['npm run literature -- import pubmed26n0001.xml.gz']}
        copy={(place) => `Copy line ${place}`}
      />
    ),
  },
} satisfies Meta<typeof CollectionNote>;

export default meta;
type Story = StoryObj<typeof meta>;
export const Starter: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Load PubMed' })).toBeVisible();
  },
};
/** For users who cannot load anything. */
export const PlainSentence: Story = {
  render: () => (
    <CollectionNote text="Answers come from 230 landmark studies, summarised. Whoever runs this server can add PubMed." />
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
