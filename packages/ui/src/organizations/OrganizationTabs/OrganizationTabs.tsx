import type { ReactNode } from 'react';
import { Tabs } from '../../primitives/Tabs/Tabs.tsx';

/** The tabs of an organization's settings, in their order (specification §2). */
export const ORGANIZATION_TABS = ['general', 'members', 'sources', 'invites', 'invoices'] as const;
export type OrganizationTab = (typeof ORGANIZATION_TABS)[number];

/** Words of OrganizationTabs. */
export interface OrganizationTabsLabels extends Record<OrganizationTab, string> {
  /** Names the row of tabs. */
  name: string;
}

export interface OrganizationTabsProps {
  /** The chosen tab. */
  value: OrganizationTab;
  /** Called with the chosen tab. */
  onChange: (tab: OrganizationTab) => void;
  /** What each tab shows; only that of the chosen one is rendered. */
  content: Record<OrganizationTab, ReactNode>;
  /** Short figures beside the names, such as the number of open invites. */
  counts?: Partial<Record<OrganizationTab, string>>;
  /** Its words. */
  labels: OrganizationTabsLabels;
}

/** The settings of one organization: general, members, sources, invites, invoices. */
export function OrganizationTabs({ value, onChange, content, counts, labels }: OrganizationTabsProps) {
  return (
    <Tabs
      label={labels.name}
      value={value}
      onChange={onChange}
      items={ORGANIZATION_TABS.map((tab) => {
        const count = counts?.[tab];
        return { value: tab, label: labels[tab], content: content[tab], ...(count === undefined ? {} : { count }) };
      })}
    />
  );
}
