import type { ReactNode } from 'react';
import { Tabs } from '../../primitives/Tabs/Tabs.tsx';
import { messages } from './OrganizationTabs.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';

/** The tabs of an organization's settings, in their order (specification §2). */
export const ORGANIZATION_TABS = ['general', 'members', 'sources', 'invites', 'invoices'] as const;
export type OrganizationTab = (typeof ORGANIZATION_TABS)[number];

export interface OrganizationTabsProps {
  /** Names the row of tabs, such as after the organization ("Settings of Northern Teaching Hospital"). */
  label: string;
  /** The chosen tab. */
  value: OrganizationTab;
  /** Called with the chosen tab. */
  onChange: (tab: OrganizationTab) => void;
  /** What each tab shows; only that of the chosen one is rendered. A tab without content is left out. */
  content: Partial<Record<OrganizationTab, ReactNode>>;
  /** Short figures beside the names, such as the number of open invites. */
  counts?: Partial<Record<OrganizationTab, string>>;
}

/** The settings of one organization: general, members, sources, invites, invoices. */
export function OrganizationTabs({ label, value, onChange, content, counts }: OrganizationTabsProps) {
  const { t } = useMessages();
  return (
    <Tabs
      label={label}
      value={value}
      onChange={onChange}
      items={ORGANIZATION_TABS.filter((tab) => content[tab] !== undefined).map((tab) => {
        const count = counts?.[tab];
        return {
          value: tab,
          label: t(messages[tab]),
          content: content[tab],
          ...(count === undefined ? {} : { count }),
        };
      })}
    />
  );
}
