import { sidebarPlan } from '@footnote/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { socialLinks } from '../../layout/navigation.fixtures.ts';
import { NavLink } from '../../layout/NavLink/NavLink.tsx';
import { SocialLinks } from '../../layout/SocialLinks/SocialLinks.tsx';
import { english, entriesOf, german, standingOf, type Audience } from '../destinations.fixtures.ts';
import { headerLanguages } from '../choices.fixtures.ts';
import { LanguageMenu } from '../LanguageMenu/LanguageMenu.tsx';
import { MobileSidebar, type SidebarSection } from './MobileSidebar.tsx';

function sectionsOf(audience: Audience, words = english, emptyNewChat = false): SidebarSection[] {
  const plan = sidebarPlan(standingOf(audience), { emptyNewChat });
  const drawn = { words, drawn: true };
  return [
    { id: 'main', entries: entriesOf(plan.main, { ...drawn, currentId: 'search' }) },
    { id: 'organization', label: 'Northern Teaching Hospital', entries: entriesOf(plan.organization, drawn) },
    { id: 'superAdmin', label: 'Super admin', entries: entriesOf(plan.superAdmin, drawn) },
    { id: 'account', label: words === german ? 'Konto' : 'Account', entries: entriesOf(plan.account, drawn) },
  ];
}

const meta = {
  title: 'Identity/MobileSidebar',
  tags: ['overlay'],
  component: MobileSidebar,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  args: {
    open: true,
    onOpenChange: fn(),
    onFollow: fn(),
    sections: sectionsOf('visitor', english, true),
    footer: (
      <>
        <Inline gap="x4">
          <NavLink look="quiet" entry={{ id: 'privacy', label: 'Privacy', href: '#privacy' }} />
          <NavLink look="quiet" entry={{ id: 'terms', label: 'Terms', href: '#terms' }} />
        </Inline>
        <SocialLinks label="Follow us" links={socialLinks} />
        <LanguageMenu languages={headerLanguages} value="en" onChange={fn()} label="Language of the interface" />
      </>
    ),
  },
} satisfies Meta<typeof MobileSidebar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  play: async ({ args }) => {
    const sidebar = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await expect(sidebar.queryByRole('link', { name: 'New chat' })).toBeNull();
    await expect(sidebar.getByRole('link', { name: 'Search' })).toHaveAttribute('aria-current', 'page');
    sidebar.getByRole('link', { name: 'Pricing' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onFollow).toHaveBeenCalledWith('#pricing');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
export const Free: Story = { args: { sections: sectionsOf('free') } };
export const Pro: Story = {
  args: { sections: sectionsOf('pro') },
  play: async () => {
    const sidebar = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await expect(sidebar.queryByRole('link', { name: 'Pricing' })).toBeNull();
    await expect(sidebar.getByRole('link', { name: 'Chat history' })).toBeVisible();
  },
};
export const Sandbox: Story = { args: { sections: sectionsOf('sandbox') } };
export const Member: Story = { args: { sections: sectionsOf('member') } };
export const Admin: Story = {
  args: { sections: sectionsOf('admin') },
  play: async () => {
    const sidebar = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await expect(sidebar.getByRole('region', { name: 'Northern Teaching Hospital' })).toBeInTheDocument();
    await userEvent.keyboard('{Tab}{Tab}');
    await expect(sidebar.getByRole('link', { name: 'Chat history' })).toHaveFocus();
  },
};
export const SuperAdmin: Story = { args: { sections: sectionsOf('superAdmin') } };
export const LongGerman: Story = { args: { sections: sectionsOf('superAdmin', german) } };
export const RightToLeft: Story = {
  args: { sections: sectionsOf('superAdmin') },
  globals: { direction: 'rtl', viewport: { value: 'phone' } },
};
