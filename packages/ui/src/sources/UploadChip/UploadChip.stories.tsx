import { uploadProgress, type DocumentStatus } from '@footnote/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { spoken } from '../../messages/spoken.fixtures.tsx';
import { UploadChip } from './UploadChip.tsx';

const files = (...groups: [number, DocumentStatus][]) =>
  uploadProgress(groups.flatMap(([count, status]) => Array.from({ length: count }, () => ({ status }))));

const meta = {
  title: 'Sources/UploadChip',
  tags: ['overlay'],
  component: UploadChip,
  args: {
    sourceName: 'Cardiology protocols',
    href: '/source/cardiology-protocols',
    progress: files([4, 'uploaded'], [3, 'uploading'], [5, 'preparing']),
    onFollow: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof UploadChip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Uploading: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '4 of 12, 33.3 %');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Uploading to Cardiology protocols/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onFollow).toHaveBeenCalledWith('/source/cardiology-protocols');
  },
};
export const Begun: Story = { args: { progress: files([240, 'preparing']) } };
export const WithFailures: Story = {
  args: { progress: files([1208, 'uploaded'], [2, 'upload_failed'], [3, 'uploading']) },
};
export const Done: Story = { args: { progress: files([12, 'uploaded']) } };
export const LongName: Story = {
  args: {
    sourceName: 'Protocols, consent forms and statistical analysis plans of the department of cardiology since 1998',
  },
};
export const German: Story = {
  decorators: [
    spoken('de', {
      'Uploading to {source}': 'Wird in „{source}“ hochgeladen',
      '{processed, number} of {total, number}': '{processed, number} von {total, number} Dateien verarbeitet',
      '{failed, number} failed': '{failed, number} fehlgeschlagen',
    }),
  ],
  args: {
    sourceName: 'Studienteilnehmereinwilligungserklärungen',
    progress: files([1208, 'uploaded'], [12, 'upload_failed'], [3, 'uploading']),
  },
  globals: { viewport: { value: 'phone' } },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
