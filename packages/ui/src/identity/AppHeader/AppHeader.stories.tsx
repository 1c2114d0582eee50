import { headerPlan } from '@footnote/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ProLabel } from '../../billing/ProLabel/ProLabel.tsx';
import { UpgradeButton } from '../../billing/UpgradeButton/UpgradeButton.tsx';
import { Wordmark } from '../../chat/Wordmark/Wordmark.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { NotificationBell } from '../../support/NotificationBell/NotificationBell.tsx';
import {
  ada,
  english,
  entriesOf,
  german,
  standingOf,
  userMenuSections,
  type Audience,
} from '../destinations.fixtures.ts';
import { headerLanguages } from '../choices.fixtures.ts';
import { LanguageMenu } from '../LanguageMenu/LanguageMenu.tsx';
import { UserMenu } from '../UserMenu/UserMenu.tsx';
import { AppHeader, type AppHeaderProps } from './AppHeader.tsx';

/** The header as an audience sees it. */
function headerOf(audience: Audience, words = english): AppHeaderProps {
  const plan = headerPlan(standingOf(audience));
  const isGerman = words === german;
  return {
    brand: (
      <>
        <Wordmark href="#home" label="Footnote, home" />
        {plan.pro && <ProLabel label="PRO" />}
      </>
    ),
    tabs: entriesOf(plan.tabs, { words, currentId: 'chat' }),
    about: entriesOf(plan.about, { words }),
    wideActions: (
      <>
        {plan.upgrade && <UpgradeButton href="#pricing" label={isGerman ? 'Aktualisieren' : 'Upgrade'} badge="PRO" />}
        <LanguageMenu
          languages={headerLanguages}
          value={isGerman ? 'de' : 'en'}
          onChange={fn()}
          label={isGerman ? 'Sprache der Oberfläche' : 'Language of the interface'}
        />
      </>
    ),
    actions: (
      <>
        {plan.notifications && (
          <NotificationBell notifications={[]} unread={0} onOpenChange={fn()} onRead={fn()} onReadAll={fn()} />
        )}
        {plan.login ? (
          <Button variant="primary">{words.login}</Button>
        ) : (
          <UserMenu person={ada} label="Account of Ada Lovelace" sections={userMenuSections(audience, fn(), words)} />
        )}
      </>
    ),
    sidebarOpen: false,
    onOpenSidebar: fn(),
    onFollow: fn(),
  };
}

const meta = {
  title: 'Identity/AppHeader',
  component: AppHeader,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: headerOf('visitor'),
} satisfies Meta<typeof AppHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

const aboutMenu = async (canvasElement: HTMLElement) => {
  within(canvasElement).getByRole('button', { name: 'About' }).focus();
  await userEvent.keyboard('{Enter}');
  return within(await screen.findByRole('menu', { name: 'About' }));
};

export const Visitor: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Footnote, home' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onFollow).toHaveBeenCalledWith('#search');
    await expect(canvas.getByRole('button', { name: 'Log in' })).toBeVisible();
    const menu = await aboutMenu(canvasElement);
    await expect(menu.getByRole('menuitem', { name: 'Pricing' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'About' })).toHaveFocus());
  },
};
export const Free: Story = {
  args: headerOf('free'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Upgrade PRO' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Log in' })).toBeNull();
  },
};
export const Pro: Story = {
  args: headerOf('pro'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('PRO')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Upgrade/ })).toBeNull();
    const menu = await aboutMenu(canvasElement);
    await expect(menu.queryByRole('menuitem', { name: 'Pricing' })).toBeNull();
  },
};
export const Sandbox: Story = {
  args: headerOf('sandbox'),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link', { name: /Upgrade/ })).toBeNull();
    const menu = await aboutMenu(canvasElement);
    await expect(menu.queryByRole('menuitem', { name: 'Pricing' })).toBeNull();
  },
};
export const Member: Story = { args: headerOf('member') };
export const Admin: Story = { args: headerOf('admin') };
export const SuperAdmin: Story = { args: headerOf('superAdmin') };
export const Tablet: Story = { args: headerOf('free'), globals: { viewport: { value: 'tablet' } } };
export const GermanOnATablet: Story = {
  args: headerOf('superAdmin', german),
  globals: { viewport: { value: 'tablet' } },
};
export const Phone: Story = {
  args: headerOf('pro'),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await expect(args.onOpenSidebar).toHaveBeenCalledOnce();
  },
};
export const VisitorOnAPhone: Story = { args: headerOf('visitor', german), globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = {
  args: headerOf('free'),
  globals: { direction: 'rtl', viewport: { value: 'desktop' } },
};
