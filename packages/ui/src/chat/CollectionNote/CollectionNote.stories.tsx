import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { CollectionNote } from './CollectionNote.tsx';

const meta = {
  title: 'Chat/CollectionNote',
  component: CollectionNote,
  args: {
    text: 'Starter collection: 230 landmark studies, summarised',
    more: 'Load PubMed',
    howTo: 'Download the baseline files and import them; running answers are not disturbed.',
    command: 'npm run literature -- import ./pubmed',
  },
} satisfies Meta<typeof CollectionNote>;

export default meta;
type Story = StoryObj<typeof meta>;
export const Starter: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Load PubMed' }));
    await waitFor(() => expect(screen.getByText('npm run literature -- import ./pubmed')).toBeVisible());
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
