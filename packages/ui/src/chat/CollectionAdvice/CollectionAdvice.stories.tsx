import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { CollectionAdvice } from './CollectionAdvice.tsx';

const COMMANDS = [
  'curl -O https://ftp.ncbi.nlm.nih.gov/pubmed/baseline/pubmed26n0001.xml.gz',
  'npm run literature -- import pubmed26n0001.xml.gz',
];

const meta = {
  title: 'Chat/CollectionAdvice',
  component: CollectionAdvice,
  args: {
    label: 'Load PubMed',
    howTo: 'Download a file of the baseline and import it; running answers are not disturbed.',
    commands: COMMANDS,
    copy: (place) => `Copy line ${place}`,
  },
} satisfies Meta<typeof CollectionAdvice>;

export default meta;
type Story = StoryObj<typeof meta>;
export const LoadPubMed: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Load PubMed' }));
    await waitFor(() => expect(screen.getByText(COMMANDS[0] ?? '')).toBeVisible());
    const lines = within(screen.getByRole('dialog', { name: 'Load PubMed' })).getAllByRole('listitem');
    await expect(lines.map((line) => line.querySelector('code')?.textContent)).toEqual(COMMANDS);
    for (const [index, line] of lines.entries())
      await expect(within(line).getByRole('button', { name: `Copy line ${index + 1}` })).toBeVisible();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
