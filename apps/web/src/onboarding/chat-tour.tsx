import { can } from '@footnote/domain';
import { OnboardingTour } from '@footnote/ui';
import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { account } from '../platform/account/account.store.ts';
import { saveOnboarding } from '../platform/account/save-onboarding.ts';
import { useAccessContext } from '../platform/account/use-access-context.ts';
import { useTranslate } from '../platform/i18n/translate.ts';
import { offerPro } from '../platform/plans/upsell.store.ts';
import { tourSteps } from './tour-steps.ts';

/**
 * Shows a user round the chat. However it is closed, nobody is shown round again unless they ask for it; whoever was new
 * and does not pay reads once then what the paid plan would add (specification §4).
 */
export function ChatTour() {
  const t = useTranslate();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const access = useAccessContext();
  const [current, move] = useState(0);
  const steps = useMemo(() => tourSteps(t), [t]);
  const close = () => {
    if (hash !== '') void navigate(pathname + search, { replace: true });
    if (account.profile?.onboardingNeeded !== true) return;
    void saveOnboarding(false);
    if (access !== undefined && can(access, 'upgrade')) offerPro('firstTime');
  };
  return <OnboardingTour open steps={steps} current={current} onMove={move} onClose={close} />;
}
