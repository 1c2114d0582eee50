import { readAccessContext, type AccessContext, type Plans } from '@footnote/domain';

/** Whether this server sells plans, as it says in the page it sent. */
export const plans: Plans = document.documentElement.dataset['plans'] === 'off' ? 'off' : 'on';

/** What somebody without an account may do, and everybody while nobody knows who reads. */
export const visitorAccess: AccessContext = readAccessContext(null, null, plans);
