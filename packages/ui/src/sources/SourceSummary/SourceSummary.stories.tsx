import { organizationSource, sourceFixtures } from '@footnote/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { spoken } from '../../messages/spoken.fixtures.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { SourceSummary } from './SourceSummary.tsx';

const meta = {
  title: 'Sources/SourceSummary',
  component: SourceSummary,
  args: {
    source: organizationSource,
    href: '/source/cardiology-protocols',
    onFollow: fn(),
    documents: 340,
    pagesUsed: 12_400,
  },
} satisfies Meta<typeof SourceSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Enabled: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 2, name: 'Cardiology protocols' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onFollow).toHaveBeenCalledWith('/source/cardiology-protocols');
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '12,400 of 20,000 pages');
  },
};
export const Disabled: Story = { args: { source: { ...organizationSource, status: 'disabled' } } };
export const QuotaNearlyUsed: Story = { args: { pagesUsed: 19_100 } };
export const QuotaUsed: Story = { args: { pagesUsed: 20_000 } };
export const WithoutQuota: Story = { args: { source: { ...organizationSource, pageQuota: null } } };
export const CountsUnknown: Story = {
  render: ({ documents: _documents, pagesUsed: _pages, ...args }) => <SourceSummary {...args} />,
};
export const List: Story = {
  render: ({ documents = 0, pagesUsed = 0, ...args }) => (
    <Stack gap="x3">
      {sourceFixtures
        .filter(({ maintainedBy }) => maintainedBy.type === 'Organization')
        .map((source, index) => (
          <SourceSummary
            key={source.id}
            {...args}
            source={source}
            href={`/source/${source.id}`}
            documents={documents + index * 91}
            pagesUsed={pagesUsed + index * 3_300}
          />
        ))}
    </Stack>
  ),
};
export const German: Story = {
  decorators: [
    spoken('de', {
      Enabled: 'Freigeschaltet',
      Disabled: 'Vorübergehend abgeschaltet',
      '{count, plural, one {# document} other {# documents}}': '{count, plural, one {# Dokument} other {# Dokumente}}',
      'Changed {day}': 'Zuletzt geändert am {day}',
    }),
  ],
  args: {
    source: {
      ...organizationSource,
      name: 'Studienteilnehmereinwilligungserklärungen der Herz-Kreislauf-Forschungsabteilung',
      description: 'Prüfpläne, Einwilligungserklärungen und statistische Auswertungspläne aller Arzneimittelstudien.',
    },
  },
  globals: { viewport: { value: 'phone' } },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
