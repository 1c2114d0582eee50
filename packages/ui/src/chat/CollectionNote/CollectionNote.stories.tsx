import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { CollectionNote } from './CollectionNote.tsx';

const COMMANDS = [
  'curl -O https://ftp.ncbi.nlm.nih.gov/pubmed/baseline/pubmed26n0001.xml.gz',
  'npm run literature -- import pubmed26n0001.xml.gz',
];

const meta = {
  title: 'Chat/CollectionNote',
  component: CollectionNote,
  args: {
    text: 'Starter collection: 230 landmark studies, summarised',
    advice: {
      label: 'Load PubMed',
      howTo: 'Download a file of the baseline and import it; running answers are not disturbed.',
      commands: COMMANDS,
      copy: (place) => `Copy line ${place}`,
    },
  },
} satisfies Meta<typeof CollectionNote>;

export default meta;
type Story = StoryObj<typeof meta>;
export const Starter: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Load PubMed' }));
    await waitFor(() => expect(screen.getByText(COMMANDS[0] ?? '')).toBeVisible());
    const lines = within(screen.getByRole('dialog', { name: 'Load PubMed' })).getAllByRole('listitem');
    await expect(lines.map((line) => line.querySelector('code')?.textContent)).toEqual(COMMANDS);
    for (const [index, line] of lines.entries())
      await expect(within(line).getByRole('button', { name: `Copy line ${index + 1}` })).toBeVisible();
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
