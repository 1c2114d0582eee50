import type { LiteratureUpdatesStatus } from './literature-updates.schema.ts';

/** Literature that is as current as the server's files. */
export const currentLiteratureFixture: LiteratureUpdatesStatus = {
  sync: 'daily',
  server: 'ftp.ncbi.nlm.nih.gov',
  running: null,
  lastApplied: { name: 'pubmed26n1621.xml.gz', published: '2026-11-19', appliedAt: '2026-11-20T06:42:10.000Z' },
  appliedFiles: 1621,
  hasBaseline: true,
  checkedAt: '2026-11-20T06:40:03.000Z',
  newest: { name: 'pubmed26n1621.xml.gz', published: '2026-11-19' },
  lagDays: 0,
  waiting: 0,
  newBaseline: false,
  unreadable: 0,
  failure: null,
  counts: {
    articles: 38_214_907,
    retracted: 31_204,
    withdrawn: 5_118,
    byStudyType: {
      meta_analysis: 291_044,
      systematic_review: 322_710,
      randomized_trial: 618_253,
      human_intervention: 1_204_611,
      misc: 33_911_620,
      rodent: 1_812_377,
      protocol: 54_292,
    },
  },
};

/** A sync that is at its third of nine files. */
export const syncingLiteratureFixture: LiteratureUpdatesStatus = {
  ...currentLiteratureFixture,
  running: { step: 'applying', file: 'pubmed26n1615.xml.gz', fileNumber: 3, files: 9, fraction: 0.4 },
  lastApplied: { name: 'pubmed26n1614.xml.gz', published: '2026-11-12', appliedAt: '2026-11-20T06:41:10.000Z' },
  appliedFiles: 1614,
  lagDays: 7,
  waiting: 7,
};

/** A sync that stopped at a file whose checksum was wrong. */
export const stoppedLiteratureFixture: LiteratureUpdatesStatus = {
  ...syncingLiteratureFixture,
  running: null,
  unreadable: 2,
  failure: {
    code: 'sync/wrong-checksum',
    file: 'pubmed26n1615.xml.gz',
    message: 'pubmed26n1615.xml.gz came with a wrong checksum twice.',
    at: '2026-11-20T06:44:00.000Z',
  },
};

/** Nothing is configured: only the starter collection is there. */
export const unsyncedLiteratureFixture: LiteratureUpdatesStatus = {
  ...currentLiteratureFixture,
  sync: 'off',
  lastApplied: null,
  appliedFiles: 0,
  hasBaseline: false,
  checkedAt: null,
  newest: null,
  lagDays: null,
  counts: {
    articles: 247,
    retracted: 3,
    withdrawn: 0,
    byStudyType: { randomized_trial: 171, meta_analysis: 40, misc: 36 },
  },
};
