import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';

/** Coined names that were replaced by the field's, with what they are called now (CONTRIBUTING.md, Words). */
const REPLACED: Readonly<Record<string, string>> = {
  AnswerPlaces: 'ConcurrencyLimiter',
  Counterpart: 'AbbreviationExpansion',
  DatedDeed: 'DateKind',
  DocumentScores: 'ScoreAccumulator',
  EntranceRules: 'AuthPolicy',
  FormatWords: 'Translate',
  GoneArticles: 'DeletedDocuments',
  HttpManner: 'HttpOptions',
  KeepingPlace: 'StorageLike',
  KeptSets: 'QueryCache',
  OwnedTurns: 'TurnRegistry',
  SpokenReading: 'LocalizableReading',
  SpokenRemark: 'QueryWarning',
  Standing: 'AccessContext',
  StemSequences: 'ForwardIndex',
  TermNumbers: 'TermDictionary',
  WordRow: 'Phrase',
  enterAccount: 'createSignedInUser',
  hearVoices: 'summariseStudies',
  insisted: 'requiredTopics',
  asides: 'optionalTerms',
  isMissingPart: 'isChunkLoadError',
  keepUp: 'maintainDatabase',
  knowDevice: 'rememberDevice',
  knowVisitor: 'rememberVisitor',
  lacksRoom: 'quotaExceeded',
  leastSaid: 'minimumCoverage',
  mayEnter: 'isEmailAllowed',
  readerOf: 'currentUser',
  rowPlaces: 'phrasePositions',
  shareSaid: 'queryCoverage',
  useAdmission: 'useSandboxCheck',
  useArrival: 'useCompleteSignIn',
  useWords: 'useTranslate',
  writeJoined: 'mergePostings',
};

const files = sourceFiles(/^(?:(?:packages|apps)\/[^/]+\/src|tests)\/.*\.tsx?$/).filter(
  ({ path }) => path !== 'tests/architecture/names.test.ts',
);

const code = (text: string) => text.replaceAll(/^\s*(?:\/?\*|\/\/).*$/gm, '');

test.each(Object.entries(REPLACED))('%s is called %s', (coined) => {
  const word = new RegExp(String.raw`(?<![\w'"])${coined}(?![\w'"])(?! is\b)`);
  expect(files.filter(({ text }) => word.test(code(text))).map(({ path }) => path)).toEqual([]);
});

/** A set of words handed over to a component, by its type or its name, or the prop that takes it. */
const HANDED_OVER = /(?<!\w)(?:\w+Labels(?!\w)|labels(?=\??:|=\{))/;

test('components say their own messages and take no sets of labels', () => {
  const screens = files.filter(({ path }) => /^(?:packages\/ui|apps\/web)\//.test(path));
  const taking = screens.filter(({ path, text }) => /-labels\.[\w.]+$/.test(path) || HANDED_OVER.test(code(text)));
  expect(taking.map(({ path }) => path)).toEqual([]);
});

test.each(['export interface UserListLabels {', 'labels: UserListProps', 'labels={labels}', 'const menuLabels = {'])(
  'a set of labels is seen in “%s”',
  (line) => {
    expect(HANDED_OVER.test(line)).toBe(true);
  },
);
