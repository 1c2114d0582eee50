import type { DisposableAddresses } from '../referrals.ports.ts';

/** Knows the domains of a list that is loaded late, because few servers ever need it. */
export function createDisposableAddresses(): DisposableAddresses {
  return {
    async has(email) {
      const { default: mailChecker } = await import('mailchecker');
      const domains = mailChecker.blacklist();
      const labels = email.slice(email.lastIndexOf('@') + 1).split('.');
      return labels.some((_, from) => domains.has(labels.slice(from).join('.')));
    },
  };
}
