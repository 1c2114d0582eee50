import { UpsellModal, type UpsellReason } from '@footnote/ui';
import { useNavigate } from 'react-router-dom';
import { newChat } from '../chat/conversation/chat-actions.ts';
import { leaveProSettings } from '../chat/settings/pro-settings.ts';
import { paths } from '../platform/navigation/paths.ts';
import { upsell } from '../platform/plans/upsell.store.ts';

/** Offers the paid plan. Whoever used up the PRO questions of the week goes on with a new chat (specification §4). */
export function ProOfferModal({ reason }: { reason: UpsellReason }) {
  const navigate = useNavigate();
  const close = () => {
    upsell.reason = null;
    if (reason !== 'usedAll') return;
    leaveProSettings();
    newChat();
    void navigate(paths.chat);
  };
  const upgrade = () => {
    upsell.reason = null;
    void navigate(paths.pricing);
  };
  const earn = () => {
    upsell.reason = null;
    void navigate(paths.referrals);
  };
  return <UpsellModal reason={reason} onClose={close} onUpgrade={upgrade} onEarn={earn} />;
}
