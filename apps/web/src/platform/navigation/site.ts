import type { SiteSettings } from '@footnote/domain';

const NOTHING: SiteSettings = { careers: null, social: {}, testimonials: [] };

/** What whoever runs this server says of themselves, as it says in the page it sent. */
export const site: SiteSettings = JSON.parse(document.documentElement.dataset['site'] ?? 'null') ?? NOTHING;
