import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { plans } from '../../platform/account/plans.ts';
import { account, loadAccount } from '../../platform/account/account.store.ts';
import { payerPath } from '../../platform/billing/start-checkout.ts';
import { PlanPart } from './plan-part.tsx';

/** The plan of a user on the page of their profile; nothing where plans are not sold. */
export function OwnPlanPart() {
  const { hash } = useLocation();
  const { profile } = useSnapshot(account);
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hash === '#plan') part.current?.scrollIntoView();
  }, [hash]);
  if (plans === 'off') return null;
  return (
    <div id="plan" ref={part}>
      {/* What the account may use changes with its plan, on every page. */}
      <PlanPart payer={payerPath(null)} sandbox={profile?.sandbox === true} onChanged={() => void loadAccount()} />
    </div>
  );
}
