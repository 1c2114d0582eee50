import { LARGEST, SIZES } from './fill-service.ts';

/** A call with all it is asked with; each round asks the next of its paths. */
export interface MeasuredCall {
  area: 'yardstick' | 'users' | 'organizations' | 'one organization' | 'audit log' | 'notifications' | 'files';
  what: string;
  paths: readonly string[];
}

/** Rows that are opened one by one. */
export interface OpenedRows {
  users: readonly string[];
  organizations: readonly string[];
  /** The organization with the most members. */
  largest: string;
}

const USERS = '/api/admin/users';
const ORGANIZATIONS = '/api/organizations';
const AUDIT = '/api/admin/audit';

const query = (fields: Record<string, string | number>) =>
  new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])).toString();
const pages = (path: string, numbers: readonly number[], fields: Record<string, string | number> = {}) =>
  numbers.map((page) => `${path}?${query({ ...fields, page })}`);
const searches = (path: string, texts: readonly string[], fields: Record<string, string | number> = {}) =>
  texts.map((search) => `${path}?${query({ ...fields, search })}`);

/** A page of the front, of the middle and of the end. */
function places(rows: number, pageSize = 25): number[] {
  const last = Math.ceil(rows / pageSize);
  return [1, 2, Math.ceil(last / 2), last - 1, last];
}

const DIRECTIONS = ['ascending', 'descending'] as const;

function userCalls({ users }: OpenedRows): MeasuredCall[] {
  const area = 'users' as const;
  const sorted = (['name', 'email', 'createdAt'] as const).flatMap((sort) =>
    DIRECTIONS.map((direction) => ({
      area,
      what: `by ${sort}, ${direction}`,
      paths: pages(USERS, places(SIZES.users), { sort, direction }),
    })),
  );
  const shown = (['members', 'superAdmins', 'suspended', 'unverified'] as const).map((show) => ({
    area,
    what: `only ${show}`,
    paths: [...pages(USERS, [1, 2, 4], { show }), ...searches(USERS, ['ada', 'löwe'], { show, sort: 'email' })],
  }));
  return [
    ...sorted,
    ...shown,
    {
      area,
      what: 'pages of 100',
      paths: pages(USERS, places(SIZES.users, 100), { page_size: 100 }),
    },
    { area, what: 'found: one', paths: searches(USERS, ['user4711@', 'user4710 mayo', 'löwe 1080', '山田 73']) },
    { area, what: 'found: many', paths: searches(USERS, ['löwe', 'ada', 'charite', '明', "o'brien", 'олена']) },
    { area, what: 'found: all', paths: searches(USERS, ['u', 'example', 'org', 'user example.org']) },
    { area, what: 'found: none', paths: searches(USERS, ['zzz', 'löwezz ada', '%', '_', '\\', '🩺', "' OR 1=1"]) },
    { area, what: 'opened', paths: users.map((id) => `${USERS}/${id}`) },
  ];
}

function organizationCalls({ organizations }: OpenedRows): MeasuredCall[] {
  const area = 'organizations' as const;
  const sorted = (['name', 'users', 'createdAt'] as const).flatMap((sort) =>
    DIRECTIONS.map((direction) => ({
      area,
      what: `by ${sort}, ${direction}`,
      paths: pages(ORGANIZATIONS, places(SIZES.organizations), { sort, direction }),
    })),
  );
  const shown = (['active', 'suspended'] as const).map((show) => ({
    area,
    what: `only ${show}`,
    paths: [
      ...pages(ORGANIZATIONS, [1, 2], { show }),
      ...searches(ORGANIZATIONS, ['klinik', '医院'], { show, sort: 'users' }),
    ],
  }));
  return [
    ...sorted,
    ...shown,
    { area, what: 'pages of 100', paths: pages(ORGANIZATIONS, places(SIZES.organizations, 100), { page_size: 100 }) },
    { area, what: 'found: one', paths: searches(ORGANIZATIONS, ['hospital 607', 'universitätsspital 98', '医院 5']) },
    { area, what: 'found: many', paths: searches(ORGANIZATIONS, ['klinik', 'í', '医院', '1']) },
    { area, what: 'found: none', paths: searches(ORGANIZATIONS, ['zzz', '%', '_', '🩺', "' OR 1=1"]) },
    { area, what: 'opened', paths: organizations.map((id) => `${ORGANIZATIONS}/${id}`) },
  ];
}

function largestCalls({ largest }: OpenedRows): MeasuredCall[] {
  const area = 'one organization' as const;
  const members = `${ORGANIZATIONS}/${largest}/members`;
  const invites = `${ORGANIZATIONS}/${largest}/invites`;
  const sorted = (['name', 'email', 'role'] as const).flatMap((sort) =>
    DIRECTIONS.map((direction) => ({
      area,
      what: `members by ${sort}, ${direction}`,
      paths: pages(members, places(LARGEST), { sort, direction }),
    })),
  );
  return [
    { area, what: 'opened, the largest', paths: [`${ORGANIZATIONS}/${largest}`] },
    ...sorted,
    { area, what: 'members found: one', paths: searches(members, ['user4711@', 'löwe 1080']) },
    { area, what: 'members found: many', paths: searches(members, ['löwe', 'charite', '明', 'e']) },
    { area, what: 'members found: none', paths: searches(members, ['zzz', '%', '🩺']) },
    { area, what: 'open invites', paths: [...pages(invites, [1, 20, 40]), ...searches(invites, ['invited7', 'zzz'])] },
  ];
}

function auditCalls(moment: (daysAgo: number) => string): MeasuredCall[] {
  const area = 'audit log' as const;
  return [
    { area, what: 'first pages', paths: pages(AUDIT, [1, 2, 3]) },
    { area, what: 'middle and last pages', paths: pages(AUDIT, [1_000, 2_000, 3_999, 4_000]) },
    { area, what: 'pages of 100', paths: pages(AUDIT, [1, 500, 1_000], { page_size: 100 }) },
    {
      area,
      what: 'of one kind',
      paths: ['signed-in', 'user-suspended', 'member-removed', 'registered'].map(
        (event) => `${AUDIT}?${query({ event })}`,
      ),
    },
    { area, what: 'of one person', paths: searches(AUDIT, ['user4711@', 'user4710 mayo', 'löwe 1080']) },
    { area, what: 'of many people', paths: searches(AUDIT, ['löwe', 'ada', 'charite', 'example']) },
    { area, what: 'of nobody', paths: searches(AUDIT, ['zzz', '%', '🩺']) },
    {
      area,
      what: 'of a span',
      paths: [1, 30, 200].flatMap((days) => [
        `${AUDIT}?${query({ since: moment(days) })}`,
        `${AUDIT}?${query({ until: moment(days) })}`,
      ]),
    },
    {
      area,
      what: 'of a kind, person and span',
      paths: ['löwe', 'user4711@'].map(
        (search) => `${AUDIT}?${query({ search, event: 'signed-in', since: moment(90), until: moment(10) })}`,
      ),
    },
  ];
}

/** Everything that is measured; the first is what the others are compared with. */
export function administrationCalls(rows: OpenedRows, moment: (daysAgo: number) => string): MeasuredCall[] {
  return [
    { area: 'yardstick', what: 'the own profile', paths: ['/api/users/me'] },
    ...userCalls(rows),
    ...organizationCalls(rows),
    ...largestCalls(rows),
    ...auditCalls(moment),
    {
      area: 'notifications',
      what: 'own, first to last page',
      paths: pages('/api/users/me/notifications', places(SIZES.notifications)),
    },
    { area: 'notifications', what: 'unread', paths: ['/api/users/me/notifications/unread'] },
  ];
}

/** What takes as long as there are lines, and is measured apart. */
export function wholeLogCalls(): MeasuredCall[] {
  return [
    { area: 'files', what: 'the whole log as CSV', paths: [`${AUDIT}/export`] },
    { area: 'files', what: 'CSV of one person', paths: searches(`${AUDIT}/export`, ['user4711@']) },
    { area: 'files', what: 'CSV of one kind', paths: [`${AUDIT}/export?event=user-suspended`] },
    { area: 'files', what: 'the chain followed', paths: [`${AUDIT}/chain`] },
  ];
}
