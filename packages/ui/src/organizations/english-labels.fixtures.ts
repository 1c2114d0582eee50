import type { OrganizationProblem } from '@footnote/domain';

/** What is wrong, as an app would say it. */
export const problemMessages: Record<OrganizationProblem, string> = {
  required: 'Fill in this field.',
  email: 'Write an e-mail address such as name@example.org.',
  agreement: 'Agree to go on.',
  length: 'This text is too long.',
  number: 'Enter a whole number greater than zero.',
  range: 'This number is outside its limits.',
  invited: 'This e-mail has been invited already.',
  member: 'This e-mail belongs to a member already.',
};

export const generalLabels = {
  name: 'Name',
  description: 'Description',
  userLimit: 'User limit',
  userLimitHint: 'Members and open invites together.',
  save: 'Save',
  saved: 'Saved',
  loading: 'Settings are loading',
  remove: 'Delete organization',
  removing: {
    title: 'Delete this organization?',
    text: 'Its members lose access to everything it maintains. This cannot be undone.',
    confirm: 'Delete organization',
    keep: 'Keep it',
  },
};

export const createLabels = {
  title: 'Create an organization',
  fields: { name: 'Name', description: 'Description', userLimit: 'User limit' },
  userLimitHint: 'Members and open invites together.',
  create: 'Create',
  cancel: 'Cancel',
  close: 'Close',
};

export const roleNames = { Member: 'Member', Admin: 'Admin' };

export const membersLabels = {
  name: 'Members',
  member: 'Member',
  role: 'Role',
  roles: roleNames,
  roleOf: (person: string) => `Role of ${person}`,
  superAdmin: 'Super admin',
  you: 'You',
  remove: 'Remove',
  removeNamed: (person: string) => `Remove ${person}`,
  removing: {
    title: (person: string) => `Remove ${person}?`,
    text: 'They lose the sources and settings of the organization. Their own account stays.',
    confirm: 'Remove',
    keep: 'Keep',
  },
  places: (left: number, limit: number) =>
    left === 0 ? `All ${limit} places are taken.` : `${left} of ${limit} places are free.`,
  empty: 'No members yet',
  emptyHint: 'Invite the first colleague.',
  loading: 'Members are loading',
};

export const invitesLabels = {
  name: 'Invites',
  person: 'Invited',
  role: 'Role',
  sent: 'Sent',
  roles: roleNames,
  invite: 'Invite',
  withdraw: 'Withdraw',
  withdrawNamed: (person: string) => `Withdraw the invite of ${person}`,
  withdrawing: {
    title: (person: string) => `Withdraw the invite of ${person}?`,
    text: 'The link in the e-mail stops working.',
    confirm: 'Withdraw',
    keep: 'Keep',
  },
  full: 'Organization user quota reached. Remove a member or an invite to send another.',
  empty: 'No open invites',
  emptyHint: 'Colleagues you invite stand here until they answer.',
  loading: 'Invites are loading',
};

export const inviteMemberLabels = {
  title: 'Invite a colleague',
  email: 'E-mail',
  name: 'Name',
  role: 'Role',
  roles: roleNames,
  roleHint: 'Admins manage members, sources and invoices.',
  send: 'Send the invite',
  cancel: 'Cancel',
  close: 'Close',
};

export const sourcesLabels = {
  name: 'Sources',
  status: { enabled: 'Enabled', disabled: 'Disabled' },
  pages: 'Pages',
  pagesText: (used: number, quota: number) => `${used.toLocaleString('en')} of ${quota.toLocaleString('en')} pages`,
  bucket: 'Storage',
  bucketText: (region: string, days: number) => `${region}, deleted documents kept ${days} days`,
  index: 'Index',
  indexText: (shards: number) => (shards === 1 ? '1 shard' : `${shards} shards`),
  missing: 'Not created yet',
  create: 'Create',
  createBucket: (source: string) => `Create the storage of ${source}`,
  createIndex: (source: string) => `Create the index of ${source}`,
  actions: (source: string) => `Actions for ${source}`,
  edit: 'Edit',
  enable: 'Enable',
  disable: 'Disable',
  quota: 'Request more pages',
  add: 'Add a source',
  empty: 'No sources yet',
  emptyHint: 'A source holds PDF documents that members can ask about.',
  loading: 'Sources are loading',
};
