import type { AdminUser } from '@footnote/domain';
import { useMessages } from '../messages/use-messages.ts';
import { Badge, type BadgeProps } from '../primitives/Badge/Badge.tsx';
import { marks } from './admin-list.css.ts';
import { messages, planMessages } from './user-marks.messages.ts';

const TONES: Record<AdminUser['plan'], NonNullable<BadgeProps['tone']>> = {
  free: 'neutral',
  pro: 'pro',
  sandbox: 'info',
};

/** The plan of a user, and what is out of the ordinary about them. */
export function UserMarks({ user }: { user: AdminUser }) {
  const { t } = useMessages();
  return (
    <span className={marks}>
      <Badge tone={TONES[user.plan]}>{t(planMessages[user.plan])}</Badge>
      {user.superAdmin && <Badge tone="accent">{t(messages.superAdmin)}</Badge>}
      {user.suspended && <Badge tone="critical">{t(messages.suspended)}</Badge>}
      {!user.verified && <Badge tone="caution">{t(messages.unverified)}</Badge>}
    </span>
  );
}
