import {
  currentLiteratureFixture,
  stoppedLiteratureFixture,
  syncingLiteratureFixture,
  unsyncedLiteratureFixture,
} from '@footnote/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { spoken } from '../../messages/spoken.fixtures.tsx';
import { LiteratureUpdates } from './LiteratureUpdates.tsx';

const meta = {
  title: 'Admin/LiteratureUpdates',
  component: LiteratureUpdates,
  args: {
    status: currentLiteratureFixture,
    onReload: fn(),
    onSync: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof LiteratureUpdates>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Current: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('Up to date with ftp.ncbi.nlm.nih.gov');
    await expect(canvas.getByRole('row', { name: /Randomized trial/ })).toHaveTextContent('618,253');
    await userEvent.click(canvas.getByRole('button', { name: 'Look for new files now' }));
    await expect(args.onSync).toHaveBeenCalledOnce();
  },
};
export const Behind: Story = {
  args: { status: { ...syncingLiteratureFixture, running: null } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('7 days behind; 7 files wait');
  },
};
export const Queued: Story = { args: { asked: 'queued' } };
export const Syncing: Story = {
  args: { status: syncingLiteratureFixture },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('progressbar', { name: 'Sync' })).toHaveAttribute(
      'aria-valuetext',
      'Applying pubmed26n1615.xml.gz, 3 of 9',
    );
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Stopped: Story = {
  args: { status: stoppedLiteratureFixture },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/wrong checksum twice/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(args.onSync).not.toHaveBeenCalled();
  },
};
/** All that was known is applied, but nobody knows what has come since. */
export const OutOfReach: Story = {
  args: {
    status: {
      ...currentLiteratureFixture,
      failure: {
        code: 'sync/unreachable',
        file: '',
        message: 'ftp.ncbi.nlm.nih.gov cannot be reached: the connection was refused.',
        at: '2026-11-21T06:40:03.000Z',
      },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Up to date as of November 20, 2026');
  },
};
/** Nothing goes to the network: the page says what is missing for it. */
export const SwitchedOff: Story = {
  args: { status: unsyncedLiteratureFixture },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/FOOTNOTE_SYNC=daily/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const NewBaseline: Story = {
  args: { status: { ...currentLiteratureFixture, hasBaseline: false, newBaseline: true } },
};
export const NotQueued: Story = { args: { problem: 'The server could not be reached. Please try again.' } };
export const Loading: Story = { args: { status: null } };
export const Refused: Story = {
  args: {
    status: null,
    problem: 'This answers only on the machine the server runs on, until there are accounts with roles.',
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('only on the machine the server runs on');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};
export const German: Story = {
  decorators: [
    spoken('de', {
      '{days, plural, =0 {Less than a day behind} one {# day behind} other {# days behind}}{files, plural, =0 {} one {; # file waits} other {; # files wait}}':
        '{days, number} Tage im Rückstand; {files, number} Aktualisierungsdateien warten',
      '{name} came with a wrong checksum twice, and nothing of it was applied.':
        'Die Prüfsumme der Aktualisierungsdatei {name} war zweimal falsch. Der Server stellt sie vermutlich gerade neu bereit.',
      'Try again': 'Erneut versuchen',
      'Last file applied': 'Zuletzt eingelesene Datei',
      'Newest file on the server': 'Neueste Datei auf dem Server',
      'Behind the server': 'Rückstand gegenüber dem Server',
      'Last looked': 'Zuletzt nachgesehen',
      Collection: 'Literaturbestand',
      Retracted: 'Zurückgezogene Veröffentlichungen',
      'Articles by study type': 'Veröffentlichungen nach Studientyp',
    }),
  ],
  args: {
    status: stoppedLiteratureFixture,
  },
};
export const Phone: Story = { ...Stopped, globals: { viewport: { value: 'phone' } } };
export const GermanOnAPhone: Story = { ...German, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = {
  args: { status: syncingLiteratureFixture },
  globals: { direction: 'rtl' },
};
