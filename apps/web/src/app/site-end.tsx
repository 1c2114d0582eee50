import { headerPlan, readStanding } from '@footnote/domain';
import { SiteFooter, Wordmark, type FooterGroup } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import { paths } from '../platform/navigation/paths.ts';
import { placeEntries, policyEntries, withoutIcons } from '../platform/navigation/places.ts';
import { useStanding } from '../platform/account/use-standing.ts';
import { usePlaces } from '../platform/navigation/use-places.ts';
import { useWords } from '../platform/i18n/words.ts';

const messages = defineMessages({
  solutions: { defaultMessage: 'Solutions', description: 'Leads to the page on whom the product is for' },
  academic: { defaultMessage: 'Academic', description: 'Whom the product is for: researchers and students' },
  healthcare: { defaultMessage: 'Healthcare', description: 'Whom the product is for: people who treat patients' },
  sciences: {
    defaultMessage: 'Life sciences',
    description: 'Whom the product is for: companies that develop medicines and devices',
  },
  about: { defaultMessage: 'About', description: 'Menu of pages about the product' },
  policies: { defaultMessage: 'Policies', description: 'Names the links to terms and privacy' },
  social: { defaultMessage: 'Follow us', description: 'Names the links to other networks' },
  contact: { defaultMessage: 'Contact', description: 'Opens the contact form' },
  note: {
    defaultMessage: 'Not medical advice, and not a clinical decision tool.',
    description: 'Last line of every page about the product',
  },
});

const ANCHORS = ['academic', 'healthcare', 'sciences'] as const;

/** The end of pages about the product; it names only pages that work. */
export function SiteEnd() {
  const say = useWords();
  const { onFollow } = usePlaces(null);
  const plan = headerPlan(useStanding() ?? readStanding(null, null));
  const groups: FooterGroup[] = [
    {
      id: 'solutions',
      label: say(messages.solutions),
      entries: ANCHORS.map((id) => ({ id, label: say(messages[id]), href: `${paths.solutions}#${id}` })),
    },
    { id: 'about', label: say(messages.about), entries: withoutIcons(placeEntries(say, plan.about, null)) },
  ];
  return (
    <SiteFooter
      brand={<Wordmark />}
      groups={groups}
      social={[]}
      policies={policyEntries(say)}
      note={say(messages.note)}
      labels={{ social: say(messages.social), policies: say(messages.policies), contact: say(messages.contact) }}
      onFollow={onFollow}
    />
  );
}
