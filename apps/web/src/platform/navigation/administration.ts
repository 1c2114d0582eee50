import { userMenuPlan, type AccessContext } from '@footnote/domain';
import type { NavEntry } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import type { Translate } from '../i18n/translate.ts';
import { placeEntries, type Place } from './places.ts';

const messages = defineMessages({
  paymentEvents: { defaultMessage: 'Payment events', description: 'Leads to the payment events that were put aside' },
  administration: { defaultMessage: 'Administration', description: 'Section of pages for administrators' },
});

const SUPER_ADMIN: AccessContext = {
  signedIn: true,
  plans: true,
  paying: false,
  superAdmin: true,
  member: false,
  organizationSelected: false,
  adminOfSelected: false,
};

/** A page for super admins; payment events are in no menu, as they are rare. */
export type AdministrationPlace = Place | 'paymentEvents';

/** The pages for super admins as the frame of each lists them, with its name. */
export function administrationPages(t: Translate, current: AdministrationPlace) {
  const plan = userMenuPlan(SUPER_ADMIN).superAdmin.filter((place) => place !== 'createOrganization');
  const name = t(messages.administration);
  const isPayments = current === 'paymentEvents';
  const payments: NavEntry = {
    id: 'paymentEvents',
    label: t(messages.paymentEvents),
    href: '/payment-events',
    icon: 'warning',
    ...(isPayments ? { current: true } : {}),
  };
  const entries = [...placeEntries(t, plan, isPayments ? null : current), payments];
  return { name, navLabel: name, sections: [{ id: 'administration', entries }] };
}
