import { followInPage, type Follow } from '../../layout/follow-in-page.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { upgradeButton } from './UpgradeButton.css.ts';

export interface UpgradeButtonProps {
  /** Address of the prices. */
  href: string;
  /** What it does ("Upgrade"). */
  label: string;
  /** Word of the badge ("PRO"). */
  badge: string;
  /** Called with the address instead of following it, for routing in the page. */
  onFollow?: Follow;
}

/** Leads users who do not pay to the prices. */
export function UpgradeButton({ href, label, badge, onFollow }: UpgradeButtonProps) {
  return (
    <a href={href} onClick={(event) => followInPage(event, href, onFollow)} className={upgradeButton}>
      {label} <Badge tone="pro">{badge}</Badge>
    </a>
  );
}
