import { useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { account } from '../platform/account/account.store.ts';
import { paths } from '../platform/navigation/paths.ts';
import { policies } from '../platform/account/policies.store.ts';
import { PolicyBanner } from './policy-banner.tsx';

/** Tells visitors of cookies and policies until they press OK (specification §2, Global modals). */
export function PolicyNotice({ placement }: { placement: 'window' | 'inline' }) {
  const { stage } = useSnapshot(account);
  const { agreed } = useSnapshot(policies);
  if (stage !== 'visitor' || agreed) return null;
  return <PolicyBanner placement={placement} />;
}

/** The same at the end of every page but the chat, which says where: below the question field it covers nothing. */
export function PagePolicyNotice() {
  const { pathname } = useLocation();
  return pathname === paths.chat ? null : <PolicyNotice placement="window" />;
}
