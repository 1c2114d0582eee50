import { OnboardingTour } from '@footnote/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { account } from '../platform/account/account.store.ts';
import { saveOnboarding } from '../platform/account/save-onboarding.ts';
import { useTranslate } from '../platform/i18n/translate.ts';
import { offerProAfterTour } from '../platform/plans/offer-after-tour.ts';
import { tourSteps } from './tour-steps.ts';

/**
 * Shows a user round the chat. However it is closed, nobody is shown round again unless they ask for it; whoever was new
 * and does not pay reads once then what the paid plan would add (specification §4).
 */
export function ChatTour() {
  const t = useTranslate();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const [current, move] = useState(0);
  const steps = useMemo(() => tourSteps(t), [t]);
  const close = () => {
    if (hash !== '') void navigate(pathname + search, { replace: true });
    if (noteSeen()) offerProAfterTour();
  };
  useNotedWhenLeft();
  return <OnboardingTour open steps={steps} current={current} onMove={move} onClose={close} />;
}

/** Whoever asks a question or leaves the page has begun to work: the tour is over then, and no offer interrupts them. */
function useNotedWhenLeft(): void {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      // In development, React takes every part away once and puts it back at once.
      queueMicrotask(() => {
        if (!isShown.current) noteSeen();
      });
    };
  }, []);
}

/** Notes that a new user was shown round; false where it was noted before. */
function noteSeen(): boolean {
  if (account.profile?.onboardingNeeded !== true) return false;
  void saveOnboarding(false);
  return true;
}
