import { Notifications } from '../platform/account/notifications.tsx';
import { UpgradePlace } from '../platform/plans/upgrade-place.tsx';
import { LanguageMenu } from '../platform/shell/language-menu.tsx';
import { ThemeMenu } from '../platform/shell/theme-menu.tsx';

export interface HeaderMenusProps {
  phone: boolean;
  /** Whether there is room for the bell. */
  bell: boolean;
}

/** The way to the paid plan, the language, the bell and the theme; on phones the language stands in the drawer. */
export function HeaderMenus({ phone, bell }: HeaderMenusProps) {
  return (
    <>
      <UpgradePlace />
      {!phone && <LanguageMenu place="header" />}
      {bell && <Notifications />}
      <ThemeMenu />
    </>
  );
}
