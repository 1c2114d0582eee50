import type { Source } from './source.schema.ts';

const plain: Source = {
  id: 'pubmed',
  name: 'PubMed',
  description: 'Citations and abstracts of the biomedical literature, brought up to date every day.',
  status: 'enabled',
  languages: ['en'],
  lastModifiedAt: '2026-11-19T04:00:00Z',
  maintainedBy: { type: 'Default', id: 'footnote' },
  documents: null,
  bucket: null,
  searchIndex: null,
  pageQuota: null,
};

/** A source of an organization, with its own bucket and index. */
export const organizationSource: Source = {
  ...plain,
  id: 'cardiology-protocols',
  name: 'Cardiology protocols',
  description: 'Protocols, consent forms and statistical plans of the trials of our department.',
  languages: ['en', 'de', 'nl'],
  lastModifiedAt: '2026-11-18T09:30:00Z',
  maintainedBy: { type: 'Organization', id: 'org-1' },
  documents: '/api/sources/cardiology-protocols/documents',
  bucket: {
    id: 'bucket-1',
    name: 'cardiology-protocols',
    region: 'europe-west4',
    policy: 'private',
    retentionDays: 30,
  },
  searchIndex: { numberOfShards: 1 },
  pageQuota: 20_000,
};

const web = (id: string, languages: string[], status: Source['status'] = 'enabled'): Source => ({
  ...plain,
  id,
  name: id,
  description: '',
  languages,
  status,
  maintainedBy: { type: 'WebSearch', id },
});

/** Sources a member of an organization can choose from: of every maintainer, one of them disabled, several of the web. */
export const sourceFixtures: readonly Source[] = [
  plain,
  organizationSource,
  web('guidelines-eu', ['en', 'fr', 'de']),
  web('guidelines-us', ['en', 'es']),
  web('guidelines-archive', ['la'], 'disabled'),
  {
    ...organizationSource,
    id: 'device-dossiers',
    name: 'Device dossiers',
    description: 'Technical files and clinical evaluation reports.',
    languages: ['en', 'fr'],
    lastModifiedAt: '2026-10-02T15:00:00Z',
  },
  {
    ...organizationSource,
    id: 'legacy-reviews',
    name: 'Reviews before 2015',
    description: 'Being moved to a new index.',
    status: 'disabled',
    languages: ['en'],
    lastModifiedAt: '2025-03-11T08:00:00Z',
  },
];
