import { headerPlan } from '@footnote/domain';
import { SiteFooter, Wordmark, type FooterGroup } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import { site } from '../platform/navigation/site.ts';
import { paths } from '../platform/navigation/paths.ts';
import { placeEntries, policyEntries, withoutIcons } from '../platform/navigation/places.ts';
import { visitorAccess } from '../platform/account/plans.ts';
import { useAccessContext } from '../platform/account/use-access-context.ts';
import { usePlaces } from '../platform/navigation/use-places.ts';
import { useTranslate } from '../platform/i18n/translate.ts';

const messages = defineMessages({
  solutions: { defaultMessage: 'Solutions', description: 'Leads to the page on whom the product is for' },
  academic: { defaultMessage: 'Academic', description: 'Whom the product is for: researchers and students' },
  healthcare: { defaultMessage: 'Healthcare', description: 'Whom the product is for: people who treat patients' },
  sciences: {
    defaultMessage: 'Life sciences',
    description: 'Whom the product is for: companies that develop medicines and devices',
  },
  about: { defaultMessage: 'About', description: 'Menu of pages about the product' },
  onNetwork: {
    defaultMessage: 'Footnote on {network}',
    description: 'Leads to a page of the product on a social network',
  },
  note: {
    defaultMessage: 'Not medical advice, and not a clinical decision tool.',
    description: 'Last line of every page about the product',
  },
});

/** Names of networks, the same in every language. */
const NETWORK_NAMES = { x: 'X', youTube: 'YouTube', linkedIn: 'LinkedIn', instagram: 'Instagram' } as const;
const SOCIAL_NETWORKS = ['x', 'youTube', 'linkedIn', 'instagram'] as const;

const ANCHORS = ['academic', 'healthcare', 'sciences'] as const;

async function contactUs(): Promise<void> {
  (await import('../platform/shell/contact.store.ts')).openContact('contact');
}

/** The end of pages about the product; it names only pages that work. */
export function SiteEnd() {
  const t = useTranslate();
  const { onFollow } = usePlaces(null);
  const plan = headerPlan(useAccessContext() ?? visitorAccess);
  const groups: FooterGroup[] = [
    {
      id: 'solutions',
      label: t(messages.solutions),
      entries: ANCHORS.map((id) => ({ id, label: t(messages[id]), href: `${paths.solutions}#${id}` })),
    },
    { id: 'about', label: t(messages.about), entries: withoutIcons(placeEntries(t, plan.about, null)) },
  ];
  return (
    <SiteFooter
      brand={<Wordmark />}
      groups={groups}
      social={SOCIAL_NETWORKS.flatMap((network) => {
        const href = site.social[network];
        return href === undefined
          ? []
          : [{ network, href, label: t(messages.onNetwork, { network: NETWORK_NAMES[network] }) }];
      })}
      policies={policyEntries(t)}
      onContact={() => void contactUs()}
      note={t(messages.note)}
      onFollow={onFollow}
    />
  );
}
