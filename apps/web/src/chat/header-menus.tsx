import { Notifications } from '../platform/account/notifications.tsx';
import { UpgradePlace } from '../platform/plans/upgrade-place.tsx';
import { LanguageMenu } from '../platform/shell/language-menu.tsx';
import { ThemeMenu } from '../platform/shell/theme-menu.tsx';

export interface HeaderMenusProps {
  phone: boolean;
  /** Whether there is room for the bell. */
  bell: boolean;
  /** Whether there is room for the way to the paid plan: beside a running chat and its references there is none. */
  upgrade: boolean;
}

/** The way to the paid plan, the language, the bell and the theme; on phones the language stands in the drawer. */
export function HeaderMenus({ phone, bell, upgrade }: HeaderMenusProps) {
  return (
    <>
      {upgrade && <UpgradePlace />}
      {!phone && <LanguageMenu place="header" />}
      {bell && <Notifications />}
      <ThemeMenu />
    </>
  );
}
