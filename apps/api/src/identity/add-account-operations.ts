import {
  languageUpdateSchema,
  profileUpdateSchema,
  type LanguageUpdate,
  type ProfileUpdate,
  type UserProfile,
} from '@footnote/domain';
import { checkedArguments, type OperationBuilder } from '../platform/graphql/schema-builder.ts';
import { RequestFailure } from '../platform/http/request-errors.ts';
import type { IdentityDeps } from './account/auth-policy.ts';
import { readProfile } from './read-profile.ts';

/** Adds the user operations of specification §7. Each is about whoever is signed in, and gives the profile. */
export function addAccountOperations(
  builder: OperationBuilder,
  identity: Pick<IdentityDeps, 'accounts' | 'memberships' | 'paidPlans' | 'proUsage'>,
): void {
  const User = userType(builder);
  const Details = detailsType(builder);
  const profile = async (id: string): Promise<UserProfile> => {
    const found = await readProfile(identity, id);
    if (found === null) throw new RequestFailure('identity/signed-out');
    return found;
  };
  const changed = async (id: string, change: ProfileUpdate & LanguageUpdate) => {
    await identity.accounts.update(id, change);
    return profile(id);
  };

  builder.queryField('user', (t) =>
    t.field({ type: User, resolve: (_root, _none, { user }) => profile(user.accountId) }),
  );
  builder.mutationField('createUser', (t) =>
    t.field({
      type: User,
      description: 'Makes the profile where there is none, changes the fields that are given, and gives it.',
      args: { details: t.arg({ type: Details, required: false }) },
      resolve: (_root, { details }, { user }) =>
        changed(user.accountId, checkedArguments(profileUpdateSchema, details ?? {}, 'request/invalid')),
    }),
  );
  builder.mutationField('updateUserDetails', (t) =>
    t.field({
      type: User,
      description: 'Changes the fields that are given.',
      args: { details: t.arg({ type: Details, required: true }) },
      resolve: (_root, { details }, { user }) =>
        changed(user.accountId, checkedArguments(profileUpdateSchema, details, 'request/invalid')),
    }),
  );
  builder.mutationField('updateUserLanguage', (t) =>
    t.field({
      type: User,
      description: 'Changes the language of the interface (country), of the answers (userLanguage), or both.',
      args: { country: t.arg.string(), userLanguage: t.arg.string() },
      resolve: (_root, languages, { user }) =>
        changed(user.accountId, checkedArguments(languageUpdateSchema, languages, 'request/invalid')),
    }),
  );
  builder.mutationField('updateIsUserVerified', (t) =>
    t.field({
      type: User,
      description:
        'Confirms what the server knows; an address is verified by the link in its message and by nothing else.',
      args: { isUserVerified: t.arg.boolean({ required: true }) },
      async resolve(_root, { isUserVerified }, { user }) {
        const known = await profile(user.accountId);
        if (known.isUserVerified !== isUserVerified) throw new RequestFailure('identity/forbidden');
        return known;
      },
    }),
  );
}

function userType(builder: OperationBuilder) {
  return builder.objectRef<UserProfile>('User').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      uid: t.exposeID('uid'),
      email: t.exposeString('email'),
      workEmail: t.exposeString('workEmail'),
      firstName: t.exposeString('firstName'),
      lastName: t.exposeString('lastName'),
      phone: t.exposeString('phone'),
      jobTitle: t.exposeString('jobTitle'),
      company: t.exposeString('company'),
      occupation: t.exposeString('occupation'),
      institution: t.exposeString('institution'),
      institutionRole: t.exposeString('institutionRole'),
      country: t.exposeString('country', { nullable: true }),
      userLanguage: t.exposeString('userLanguage', { nullable: true }),
      isUserVerified: t.exposeBoolean('isUserVerified'),
      optIn: t.exposeBoolean('optIn'),
      notificationMail: t.exposeBoolean('notificationMail'),
      onboardingNeeded: t.exposeBoolean('onboardingNeeded'),
      subscriptionStatus: t.exposeString('subscriptionStatus', { nullable: true }),
      subscriptionId: t.exposeString('subscriptionId', { nullable: true }),
      customerId: t.exposeString('customerId', { nullable: true }),
      currentWeekProUsage: t.exposeInt('currentWeekProUsage'),
      pendingInvites: t.expose('pendingInvites', { type: 'Json' }),
      organizationRoles: t.expose('organizationRoles', { type: 'Json' }),
      superAdmin: t.exposeBoolean('superAdmin'),
      sandbox: t.exposeBoolean('sandbox'),
      userSinceDays: t.exposeInt('userSinceDays'),
      hasPassword: t.exposeBoolean('hasPassword'),
      createdAt: t.exposeString('createdAt'),
      updatedAt: t.exposeString('updatedAt'),
    }),
  });
}

function detailsType(builder: OperationBuilder) {
  return builder.inputType('UserDetails', {
    description: 'What is left out stays.',
    fields: (t) => ({
      firstName: t.string(),
      lastName: t.string(),
      institution: t.string(),
      occupation: t.string(),
      workEmail: t.string(),
      phone: t.string(),
      jobTitle: t.string(),
      company: t.string(),
      institutionRole: t.string(),
      optIn: t.boolean(),
      notificationMail: t.boolean(),
      onboardingNeeded: t.boolean(),
    }),
  });
}
