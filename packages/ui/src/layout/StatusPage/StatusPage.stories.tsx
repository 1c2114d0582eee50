import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Wordmark } from '../../chat/Wordmark/Wordmark.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { PlainPage } from '../PlainPage/PlainPage.tsx';
import { StatusPage } from './StatusPage.tsx';

const retry = fn();

const meta = {
  title: 'Layout/StatusPage',
  component: StatusPage,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <PlainPage brand={<Wordmark href="#home" label="Footnote, home" />}>
      <StatusPage {...args} />
    </PlainPage>
  ),
  args: {
    kind: 'notFound',
    title: 'Page not found',
    note: 'This page is cited here, but no source could be found for it. The address may be misspelt, or the page may have moved.',
    actions: (
      <>
        <Link href="#chat">Ask a question</Link>
        <Link href="#search">Search the literature</Link>
      </>
    ),
  },
} satisfies Meta<typeof StatusPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
export const Unauthorized: Story = {
  args: {
    kind: 'unauthorized',
    title: 'Not yours to open',
    note: 'You have no permission for this page. An admin of your organization can give it to you.',
    actions: <Link href="#chat">Back to your chats</Link>,
  },
};
export const UnexpectedError: Story = {
  args: {
    kind: 'error',
    title: 'Something went wrong',
    note: 'The mistake is on our side, and it was reported. What you wrote is still there; trying again is often enough.',
    actions: (
      <>
        <Button variant="primary" icon="refresh" onClick={retry}>
          Try again
        </Button>
        <Link href="#chat">Back to your chats</Link>
      </>
    ),
    reference: { label: 'Report', id: '7f3c-19ab-42' },
  },
  play: async ({ canvasElement }) => {
    const alert = within(within(canvasElement).getByRole('alert'));
    alert.getByRole('button', { name: 'Try again' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(retry).toHaveBeenCalledOnce();
  },
};
export const Retrying: Story = {
  args: {
    ...UnexpectedError.args,
    actions: (
      <Button variant="primary" busy>
        Try again
      </Button>
    ),
  },
};
export const Offline: Story = {
  args: {
    kind: 'offline',
    title: 'You are offline',
    note: 'The literature is out of reach for now. This page comes back by itself once there is a connection.',
    actions: (
      <Button icon="refresh" onClick={retry}>
        Try again
      </Button>
    ),
  },
};
export const German: Story = {
  args: {
    kind: 'unauthorized',
    title: 'Zugriffsberechtigung erforderlich',
    note: 'Für die Organisationsverwaltung fehlt Ihnen die Berechtigung. Ein Administrator Ihrer Organisation kann sie Ihnen erteilen.',
    actions: <Link href="#chat">Zurück zu den Literaturgesprächen</Link>,
  },
};
export const Phone: Story = { ...UnexpectedError, globals: { viewport: { value: 'phone' } } };
export const GermanOnAPhone: Story = { ...German, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = {
  args: {
    title: 'الصفحة غير موجودة',
    note: 'لا توجد صفحة بهذا العنوان. ربما كُتب العنوان خطأً أو نُقلت الصفحة.',
    actions: <Link href="#chat">اطرح سؤالًا</Link>,
  },
  globals: { direction: 'rtl' },
};
