import type { AdminOrganization, AdminUser } from '@footnote/domain';
import type { LiteratureUpdatesLabels } from './LiteratureUpdates/LiteratureUpdates.tsx';
import type { LlmSettingsFormLabels } from './LlmSettingsForm/LlmSettingsForm.tsx';
import type { OrganizationListLabels } from './OrganizationList/OrganizationList.tsx';
import type { UserListLabels } from './UserList/UserList.tsx';

const shared = {
  clearSearch: 'Clear the search',
  actionsColumn: 'Actions',
  remove: 'Delete',
  emptyHint: 'Try other words, or clear the search.',
  retry: 'Try again',
};
const nameOf = (user: AdminUser) => (user.name === '' ? user.email : user.name);

export const organizationListLabels: OrganizationListLabels = {
  ...shared,
  name: 'Organizations',
  search: 'Find an organization',
  actions: ({ name }: AdminOrganization) => `Actions for ${name}`,
  removing: {
    title: ({ name }) => `Delete ${name}?`,
    text: 'Its members lose access to everything it maintains. This cannot be undone.',
    confirm: 'Delete',
    keep: 'Keep',
  },
  refused: { title: ({ name }) => `${name} cannot be deleted`, close: 'Close' },
  empty: 'No organization found',
  error: 'Organizations could not be loaded',
  loading: 'Organizations are loading',
  pages: 'Pages of organizations',
  organization: 'Organization',
  status: 'Subscription',
  users: 'Users',
  sources: 'Sources',
  created: 'Created',
  statuses: {
    active: 'Active',
    trialing: 'Trial',
    past_due: 'Past due',
    paused: 'Paused',
    canceled: 'Cancelled',
  },
  noStatus: 'None',
  usersText: (users, limit) => `${users} of ${limit}`,
  open: 'Open settings',
};

export const userListLabels: UserListLabels = {
  ...shared,
  name: 'Users',
  search: 'Find a user',
  actions: (user) => `Actions for ${nameOf(user)}`,
  removing: {
    title: (user) => `Delete ${nameOf(user)}?`,
    text: 'Their chats, alerts and answer formats go with them. This cannot be undone.',
    confirm: 'Delete',
    keep: 'Keep',
  },
  refused: { title: (user) => `${nameOf(user)} cannot be deleted`, close: 'Close' },
  empty: 'No user found',
  error: 'Users could not be loaded',
  loading: 'Users are loading',
  pages: 'Pages of users',
  user: 'Name',
  email: 'E-mail',
  plan: 'Plan',
  organizations: 'Organizations',
  since: 'Since',
  plans: { free: 'Basic', pro: 'Pro', sandbox: 'Sandbox' },
  roles: { Member: 'Member', Admin: 'Admin' },
  superAdmin: 'Super admin',
  unverified: 'Not verified',
  unknown: 'Unknown',
  none: 'None',
  promote: 'Make super admin',
  demote: 'Take super admin back',
};

export const llmSettingsLabels: LlmSettingsFormLabels = {
  provider: 'Provider',
  model: 'Model',
  temperature: 'Temperature',
  topP: 'Top P',
  retryAttempts: 'Retry attempts',
  logToDB: 'Log to database',
  expectsJson: 'Expects JSON',
  custom: 'Custom configuration',
  hints: {
    model: 'As the provider calls it.',
    temperature: '0 to 2; lower is steadier.',
    topP: '0 to 1.',
    retryAttempts: '0 to 10, before an answer fails.',
    logToDB: 'Keeps prompts and answers for later inspection.',
    expectsJson: 'Reads what the model writes as JSON.',
    custom: 'A JSON object that is handed to the provider as it is.',
  },
  choose: 'Choose …',
  save: 'Save',
  saved: 'Saved',
  loading: 'Settings are loading',
};

const whole = new Intl.NumberFormat('en');
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
const STEPS = { listing: 'Reading the list of files', downloading: 'Downloading', applying: 'Applying' };

export const literatureUpdatesLabels: LiteratureUpdatesLabels = {
  loading: 'The status is loading',
  upToDate: (server) => `Up to date with ${server}`,
  upToDateAsOf: (at) => `Up to date as of ${moment.format(new Date(at))} UTC`,
  behind: (days, files) => `${days} days behind; ${files} files wait`,
  nothingApplied: 'No file of PubMed has been applied yet',
  off: 'The server fetches no literature by itself.',
  offHow: 'Set FOOTNOTE_SYNC=daily and start it again, or run npm run literature -- sync when it suits you.',
  newBaseline:
    'A new year’s baseline has come out. Run npm run literature -- sync --baseline to take in what changed with it.',
  unreadable: (records) => `${records} records of the last sync could not be read and were left out.`,
  failure: ({ message }) => message,
  retry: 'Try again',
  sync: 'Look for new files now',
  queued: 'A sync is queued and begins within seconds',
  progress: 'Sync',
  running: ({ step, file, fileNumber, files }) =>
    file === '' ? STEPS[step] : `${STEPS[step]} ${file}, ${fileNumber} of ${files}`,
  lastApplied: 'Last file applied',
  newest: 'Newest file on the server',
  lag: 'Behind the server',
  checked: 'Last looked',
  collection: 'Collection',
  published: (date) => `published ${day.format(new Date(date))}`,
  appliedAt: (at) => `applied ${moment.format(new Date(at))} UTC`,
  moment: (at) => `${moment.format(new Date(at))} UTC`,
  days: (days) => (days === 1 ? '1 day' : `${days} days`),
  wholeCollection: (files) => `All of PubMed, ${whole.format(files)} files`,
  updatesOnly: (files) => `Update files only, ${whole.format(files)} of them`,
  unknown: 'Not known yet',
  counts: 'Counts',
  articles: 'Articles',
  retracted: 'Retracted',
  withdrawn: 'Withdrawn',
  byStudyType: 'Articles by study type',
  studyType: (type) => type.charAt(0).toUpperCase() + type.slice(1).replaceAll('_', ' '),
  number: (value) => whole.format(value),
};
