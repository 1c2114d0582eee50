import { userMenuPlan, type AccessContext } from '@footnote/domain';
import { defineMessages } from 'react-intl';
import type { Translate } from '../i18n/translate.ts';
import { placeEntries, type Place } from './places.ts';

const messages = defineMessages({
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

/** The pages for super admins as the frame of each lists them, with its name. */
export function administrationPages(t: Translate, current: Place) {
  const plan = userMenuPlan(SUPER_ADMIN).superAdmin.filter((place) => place !== 'createOrganization');
  const name = t(messages.administration);
  return { name, navLabel: name, sections: [{ id: 'administration', entries: placeEntries(t, plan, current) }] };
}
