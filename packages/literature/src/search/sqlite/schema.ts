/** Format of the index file; a file of another one is refused. */
export const FORMAT = 10;

/**
 * Every table of an index file.
 *
 * - `article_block` holds articles as JSON, eight documents with consecutive numbers in one compressed row, a line each, empty
 *   where the article is gone. Alone they would take four times as long to compress and a third more room.
 * - `term_block` holds terms in the order of their letters with their postings, several in a row as long as they are small; a
 *   large one has a row of its own and its positions in several rows of `position_chunk`, which only phrases read.
 * - `mesh_vocabulary`: a new vocabulary is written beside the one in use, which `active` marks, and takes its place at once.
 */
export const SCHEMA = `
  CREATE TABLE document (document INTEGER PRIMARY KEY, pmid INTEGER NOT NULL UNIQUE);
  CREATE TABLE article_block (first INTEGER PRIMARY KEY, articles BLOB NOT NULL);
  CREATE TABLE stem_sequence (document INTEGER PRIMARY KEY, stems BLOB NOT NULL);
  CREATE TABLE notice (source INTEGER NOT NULL, kind TEXT NOT NULL, target INTEGER NOT NULL, note TEXT NOT NULL,
    PRIMARY KEY (source, kind, target)) WITHOUT ROWID;
  CREATE INDEX notice_target ON notice (target);
  CREATE TABLE impact (issn TEXT PRIMARY KEY, metric REAL NOT NULL, quartile INTEGER NOT NULL, source TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE label (id INTEGER PRIMARY KEY, kind TEXT NOT NULL, value TEXT NOT NULL, UNIQUE (kind, value));
  CREATE TABLE column_block (name TEXT NOT NULL, block INTEGER NOT NULL, numbers BLOB NOT NULL, PRIMARY KEY (name, block));
  CREATE TABLE segment (id INTEGER PRIMARY KEY, level INTEGER NOT NULL, merging_into INTEGER);
  CREATE TABLE vocabulary (segment INTEGER PRIMARY KEY, words TEXT NOT NULL, articles BLOB NOT NULL);
  CREATE TABLE term_block (id INTEGER PRIMARY KEY, segment INTEGER NOT NULL, kind INTEGER NOT NULL, last BLOB NOT NULL,
    terms TEXT NOT NULL, sizes BLOB NOT NULL, bytes BLOB NOT NULL, UNIQUE (segment, kind, last));
  CREATE TABLE position_chunk (id INTEGER PRIMARY KEY, documents INTEGER NOT NULL, bytes BLOB NOT NULL);
  CREATE TABLE abbreviation (short TEXT NOT NULL, stems TEXT NOT NULL, long TEXT NOT NULL, articles INTEGER NOT NULL,
    PRIMARY KEY (short, stems)) WITHOUT ROWID;
  CREATE INDEX abbreviation_stems ON abbreviation (stems);
  CREATE TABLE mesh_vocabulary (id INTEGER PRIMARY KEY AUTOINCREMENT, active INTEGER NOT NULL, summary TEXT NOT NULL);
  CREATE TABLE mesh_record (id INTEGER PRIMARY KEY, vocabulary INTEGER NOT NULL, kind INTEGER NOT NULL,
    ui TEXT NOT NULL, name TEXT NOT NULL, mapped TEXT NOT NULL, UNIQUE (vocabulary, ui));
  CREATE TABLE mesh_name (vocabulary INTEGER NOT NULL, key TEXT NOT NULL, record INTEGER NOT NULL,
    preferred INTEGER NOT NULL, PRIMARY KEY (vocabulary, key, record)) WITHOUT ROWID;
  CREATE TABLE mesh_place (vocabulary INTEGER NOT NULL, number TEXT NOT NULL, record INTEGER NOT NULL,
    PRIMARY KEY (vocabulary, number, record)) WITHOUT ROWID;
  CREATE TABLE applied_file (position INTEGER PRIMARY KEY,
    name TEXT NOT NULL, kind TEXT NOT NULL, published TEXT NOT NULL, md5 TEXT NOT NULL, applied_at TEXT NOT NULL);
  PRAGMA user_version = ${FORMAT};
`;
