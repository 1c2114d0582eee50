import type { PlanFeature } from '@footnote/domain';
import { Button, ProNote } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import { useTranslate } from '../i18n/translate.ts';
import { paths } from '../navigation/paths.ts';
import { storeChatTarget } from '../navigation/redirect-target.ts';
import { RouterLink } from '../navigation/router-link.tsx';
import { proWords } from './pro-words.ts';
import { offerPro } from './upsell.store.ts';
import { usePro } from './use-pro.ts';

const messages = defineMessages({
  pro: { defaultMessage: 'PRO', description: 'Label by the logo for readers with the paid plan' },
  login: { defaultMessage: 'Log in', description: 'Signs in, or leads to the page where one does' },
  plans: { defaultMessage: 'See the plans', description: 'Leads to what the plans cost' },
  offer: { defaultMessage: 'See what Pro offers', description: 'Opens a short description of the paid plan' },
});

/** Says before controls of the paid plan why they are locked or what using them costs, with the way on; nothing for who has it. */
export function FeatureNote({ feature }: { feature: PlanFeature }) {
  const t = useTranslate();
  const pro = usePro();
  const lock = pro.lockOf(feature);
  if (lock === 'open') return null;
  const words = proWords(t, lock, pro);
  if (lock === 'counted') return <ProNote label={t(messages.pro)}>{words}</ProNote>;
  return (
    <ProNote label={t(messages.pro)} action={lock === 'needsAccount' ? <WaysIn /> : <Offer />}>
      {words}
    </ProNote>
  );
}

function WaysIn() {
  const t = useTranslate();
  return (
    <>
      <RouterLink href={paths.login} onFollow={storeChatTarget}>
        {t(messages.login)}
      </RouterLink>
      <RouterLink href={paths.pricing}>{t(messages.plans)}</RouterLink>
    </>
  );
}

function Offer() {
  const t = useTranslate();
  return (
    <Button size="small" onClick={() => offerPro('proUpsell')}>
      {t(messages.offer)}
    </Button>
  );
}
