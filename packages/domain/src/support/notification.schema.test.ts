import { describe, expect, it } from 'vitest';
import { notificationFixtures } from './notification.fixtures.ts';
import { NEWS_KINDS, notificationSchema, readNotificationsSchema } from './notification.schema.ts';

describe('notifications', () => {
  it('have an example of every kind, which can be read', () => {
    for (const notification of notificationFixtures)
      expect(notificationSchema.parse(notification)).toEqual(notification);
    expect(notificationFixtures.map(({ news }) => news.kind)).toEqual(NEWS_KINDS);
  });

  it('of a kind nobody knows, or with a field too many or too few, are none', () => {
    const [first] = notificationFixtures;
    for (const news of [
      { kind: 'pigeon' },
      {},
      null,
      { kind: 'member-removed', organizationId: 'one' },
      { kind: 'super-admin-granted', organizationId: 'one', organizationName: 'One' },
      { ...first?.news, role: 'Owner' },
      { ...first?.news, link: '/' },
    ])
      expect(notificationSchema.safeParse({ ...first, news }).success).toBe(false);
  });

  it.each(['', 'yesterday', '2026-05-18', '2026-13-40T00:00:00Z', '0000-01-01T00:00:00Z', 5, null])(
    'are not read up to %j',
    (upTo) => {
      expect(readNotificationsSchema.safeParse({ upTo }).success).toBe(false);
    },
  );
});
