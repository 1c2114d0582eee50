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

test.each(Object.entries(REPLACED))('%s is called %s', (coined) => {
  const word = new RegExp(String.raw`(?<![\w'"])${coined}(?![\w'"])(?! is\b)`);
  const code = (text: string) => text.replaceAll(/^\s*(?:\/?\*|\/\/).*$/gm, '');
  expect(files.filter(({ text }) => word.test(code(text))).map(({ path }) => path)).toEqual([]);
});
