import { sidebarPlan } from '@footnote/domain';
import { AppHeader, MobileSidebar, NavLink } from '@footnote/ui';
import { Suspense, useState, type ReactNode } from 'react';
import { useAboutPages } from '../navigation/about-entries.ts';
import { BellPlace } from '../account/bell-place.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { optionalImport } from '../rendering/optional-import.ts';
import { placeEntries, policyEntries, withoutIcons, type Place } from '../navigation/places.ts';
import { useOrganizationEntries } from '../account/use-organization-entries.ts';
import { visitorAccess } from '../account/plans.ts';
import { useAccessContext } from '../account/use-access-context.ts';
import { SiteBrand } from './site-brand.tsx';
import { ThemeMenu } from './theme-menu.tsx';
import { usePlaces } from '../navigation/use-places.ts';
import { useTranslate } from '../i18n/translate.ts';

const UpgradePlace = optionalImport(async () => (await import('../plans/upgrade-place.tsx')).UpgradePlace);
const ActingButton = optionalImport(async () => (await import('../account/acting-button.tsx')).ActingButton);
const Notifications = optionalImport(async () => (await import('../account/notifications.tsx')).Notifications);

export interface SiteHeaderProps {
  /** The place a user is at; null where it has no entry. */
  current: Place | null;
  /** Who reads, at the end of the header. */
  account: ReactNode;
}

/** The top of every page but the chat: where a user is, and where they can go; on phones with a sidebar. */
export function SiteHeader({ current, account }: SiteHeaderProps) {
  const [open, setOpen] = useState(false);
  const places = usePlaces(current);
  const about = useAboutPages(current);
  return (
    <>
      <AppHeader
        brand={<SiteBrand />}
        tabs={withoutIcons(places.entries)}
        about={about.entries}
        wideActions={
          <>
            <Suspense>
              <UpgradePlace />
            </Suspense>
            <LanguageMenu place="header" />
          </>
        }
        actions={
          <>
            <Suspense fallback={<BellPlace />}>
              <Notifications />
            </Suspense>
            <ThemeMenu />
            {account}
          </>
        }
        sidebarOpen={open}
        onOpenSidebar={() => setOpen(true)}
        onFollow={places.onFollow}
      />
      <SiteSidebar open={open} onOpenChange={setOpen} current={current} />
    </>
  );
}

interface SiteSidebarProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  current: Place | null;
}

function SiteSidebar({ open, onOpenChange, current }: SiteSidebarProps) {
  const t = useTranslate();
  const { onFollow } = usePlaces(current);
  const known = useAccessContext();
  const organizations = useOrganizationEntries();
  const plan = sidebarPlan(known ?? visitorAccess, { emptyNewChat: false });
  const follow = (href: string) => {
    onOpenChange(false);
    onFollow(href);
  };
  return (
    <MobileSidebar
      open={open}
      onOpenChange={onOpenChange}
      sections={[
        { id: 'main', entries: placeEntries(t, plan.main, current) },
        { id: 'organization', entries: organizations },
        { id: 'superAdmin', entries: placeEntries(t, plan.superAdmin, current) },
        { id: 'account', entries: known === undefined ? [] : placeEntries(t, plan.account, current) },
      ]}
      footer={
        <>
          {known?.signedIn === true && (
            <Suspense>
              <ActingButton />
            </Suspense>
          )}
          {policyEntries(t).map((entry) => (
            <NavLink key={entry.id} entry={entry} look="quiet" onFollow={follow} />
          ))}
          <LanguageMenu place="elsewhere" />
        </>
      }
      onFollow={onFollow}
    />
  );
}
