import * as domain from '@footnote/domain';
import { citationFixture, sglt2Evidence } from '@footnote/domain/fixtures';
import * as literature from '@footnote/literature';
import { articleOf } from './plain-article.ts';

function citationOf(text: string) {
  return citationFixture({
    title: text,
    abstract: text,
    first_author: text,
    authors: [{ lastname: text, firstname: text }],
    journal: text,
    content: text,
    ml_p: text,
    ml_i: text,
    ml_c: text,
    ml_o: text,
    ml_b: text,
  });
}

const citations = [domain.articleToCitation({ ...articleOf('Heart failure.'), pmid: '7' })];
const start = { id: '1', position: 0, question: '', language: 'en', request: null, askedAt: '' };

function turnOf(text: string) {
  const turn = domain.emptyTurn({ ...start, question: text });
  return { ...turn, state: 'answered' as const, answer: text, citations: [citationOf(text)] };
}

const noOne = { institution: '', occupation: '' };
const topic = { kind: 'condition', terms: [{ text: 'heart failure', weight: 1 }] } as const;
const topicOf = (text: string) => ({ ...topic, id: text, surface: text, preferred: text, required: true, weight: 1 });

const member = domain.readAccessContext(
  { subscriptionStatus: 'active', sandbox: false, superAdmin: false, organizationRoles: [] },
  null,
);

/** A question in which everything that is text is this one, however long: its schema is another function. */
function queryOf(text: string) {
  const query = domain.chatQuerySchema.parse({ question: 'Q' });
  return { ...query, question: text, outputFormat: text, previousMainQuestion: text };
}

const comparisonOf = (text: string) => ({ intervention: text, comparator: text, outcome: text });

/** Every function of the domain that reads a text of a client, a model or an article. */
export const DOMAIN_TEXTS: Readonly<Record<string, (text: string) => unknown>> = {
  abstractText: (text) => domain.abstractText([{ label: text, text }]),
  acceptedRegion: (text) => domain.acceptedRegion(text),
  answerLanguage: (text) => domain.answerLanguage(text),
  articleToCitation: (text) => domain.articleToCitation(articleOf(text)),
  chatHistory: (text) => domain.chatHistory([turnOf(text)]),
  checkAnswer: (text) => domain.checkAnswer({ markdown: `${text} [1].`, citations }),
  claimStems: (text) => domain.claimStems(text),
  cleanAddress: (text) => [domain.cleanAddress(text), domain.cleanAddress(`/api/${text}`)],
  cleanText: (text) => [domain.cleanText(text), domain.cleanText(`"${text}`), domain.cleanText(`“${text}`)],
  groupByLanguage: (text) => domain.groupByLanguage([{ citation: { languages: [text, `${text}x`] } }], 'en'),
  libraryPlace: (text) => domain.libraryPlace({ collection: text, title: text }),
  readRecordId: (text) => domain.readRecordId(text),
  recordId: (text) => domain.recordId({ collection: text, digest: text }),
  isChoosable: (text) => domain.isChoosable({ id: text, type: 'other', path: text }),
  recordPlace: (text) => domain.recordPlace({ type: 'other', path: text }),
  maskRecording: (text) => domain.maskRecording([{ type: 3, timestamp: 0, data: { text, node: { href: text } } }]),
  readCampaign: (text) => domain.readCampaign(() => text),
  wordRarity: (text) => domain.wordRarity(text),
  compareWithArticle: (text) => [
    domain.compareWithArticle({ claim: text, title: '', sentences: ['Dapagliflozin reduced heart failure.'] }),
    domain.compareWithArticle({ claim: 'Dapagliflozin reduced heart failure.', title: text, sentences: [text] }),
  ],
  checkClaims: (text) => [
    domain.checkClaims({ markdown: text, citations }),
    domain.checkClaims({ markdown: `${text} [1].`, citations }),
    domain.checkClaims({ markdown: 'Dapagliflozin reduced heart failure by 26 % [1].', citations: [citationOf(text)] }),
  ],
  choiceOf: (text) => domain.choiceOf(text, [{ label: '', values: [{ value: 'a', label: 'b' }] }]),
  chosenText: (text) => domain.chosenText({ choice: text, other: text }),
  afterAnswerLine: (text) => domain.afterAnswerLine(text, { text, citations: [], quoted: [] }, false),
  namesOne: (text) => [domain.namesOne(text, ['text']), domain.namesOne('a text', [text])],
  placeOf: (text) => [domain.placeOf([text], 'a text'), domain.placeOf(['text'], text)],
  citedReferences: (text) => domain.citedReferences(turnOf(text)),
  fileNameKey: (text) => domain.fileNameKey(text),
  followedTitle: (text) => domain.followedTitle({ question: text }),
  mailboxOf: (text) => domain.mailboxOf(text),
  markDroppedFigures: (text) =>
    domain.markDroppedFigures(
      [{ text, citations: [1], support: 'supported', evidence: [], start: 0, end: text.length }],
      { text, citations: [1], quoted: [{ text, citation: 1, start: 0, end: text.length }] },
    ),
  reportedHarms: (text) =>
    domain.reportedHarms({ table: sglt2Evidence.table.map((row) => ({ ...row, citation: 1 })), harms: [] }, [
      citationOf(`Adverse events: ${text}`),
    ]),
  copyName: (text) => domain.copyName(text),
  cslItem: (text) => domain.cslItem(domain.exportedReference(articleOf(text))),
  cslItems: (text) => domain.cslItems([domain.exportedReference(articleOf(text))]),
  csvExportRows: (text) => domain.csvExportRows([citationOf(text)]),
  decodeWeights: (text) => domain.decodeWeights(text, 1),
  directionCandidates: (text) => domain.directionCandidates([{ label: 'RESULTS', text }], comparisonOf(text)),
  displayName: (text) => domain.displayName({ ...noOne, firstName: text, lastName: text, email: text }),
  emptyTurn: (text) => domain.emptyTurn({ ...start, question: text }),
  exportedSavedReference: (text) => domain.exportedSavedReference(domain.savedReferenceOf(articleOf(text)), text),
  exportedReference: (text) => domain.exportedReference(articleOf(text)),
  featureBucket: (text) => domain.featureBucket(text),
  findAnswerTables: (text) => [
    domain.findAnswerTables(text),
    domain.findAnswerTables(`| a | b |\n${text}`),
    domain.findAnswerTables(`| a | b |\n| - | - |\n| ${text} |\n`),
  ],
  findCitationMarkers: (text) => domain.findCitationMarkers(text),
  findingFor: (text) => [
    domain.findingFor([{ label: text, text }], comparisonOf('heart failure')),
    domain.findingFor([{ label: 'RESULTS', text }], comparisonOf(text)),
  ],
  foldTurn: (text) => domain.foldTurn(domain.emptyTurn(start), { event: 'answer_part', index: 0, text }),
  initials: (text) => domain.initials({ ...noOne, firstName: text, lastName: text, email: text }),
  isEmail: (text) => domain.isEmail(text),
  isOfPublicIndex: (text) => domain.isOfPublicIndex({ type: 'pubmed', pmid: text }),
  isUnfinishedStudy: (text) => domain.isUnfinishedStudy(text),
  isOrganizationId: (text) => domain.isOrganizationId(text),
  isRedacted: (text) => domain.isRedacted(citationFixture({ id: text, title: '' })),
  lacksProfile: (text) => domain.lacksProfile({ institution: text, occupation: text }),
  longestAlternative: (text) => domain.longestAlternative(text),
  markerStream: (text) => {
    const stream = domain.markerStream(9);
    for (let at = 0; at < text.length; at += 7) stream.push(text.slice(at, at + 7));
    return stream.flush();
  },
  monthsSince: (text) => domain.monthsSince(2020, text),
  negotiateLanguage: (text) => domain.negotiateLanguage(text),
  normaliseCitationMarkers: (text) => domain.normaliseCitationMarkers(text, 9),
  picoRanges: (text) => [
    domain.picoRanges(text, { ml_p: 'heart', ml_i: 'a a', ml_c: '', ml_o: '', ml_b: '' }),
    domain.picoRanges('heart failure', { ml_p: text, ml_i: text, ml_c: text, ml_o: text, ml_b: text }),
  ],
  planQuestion: (text) => domain.planQuestion({ query: queryOf(text), parameters: {} }, member),
  proFieldsOf: (text) => domain.proFieldsOf(queryOf(text)),
  populationQualifiers: (text) => domain.populationQualifiers(text),
  publicationYear: (text) => domain.publicationYear(text),
  readRetryAfter: (text) => domain.readRetryAfter(text, { now: 0, longest: 900 }),
  readSearchString: (text) => [domain.readSearchString(text), domain.readSearchString(`“${text}” read as “${text}”`)],
  readSecondFactorCode: (text) => domain.readSecondFactorCode(text),
  readStudyFrame: (text) => domain.readStudyFrame(articleOf(text)),
  recentMessages: (text) => domain.recentMessages([{ user: 'USER', content: text }]),
  referenceList: (text) =>
    domain.referenceList([{ n: 1, citation: citationOf(text) }], {
      retracted: text,
      concern: text,
      corrected: text,
      page: () => text,
    }),
  referenceLine: (text) => domain.referenceLine(citationOf(text)),
  arrangementOf: (text) => domain.arrangementOf(text),
  countTokens: (text) => domain.countTokens(text, { count: (piece) => piece.length, most: Number.POSITIVE_INFINITY }),
  replaceBracketed: (text) => [
    domain.replaceBracketed(text, ' '),
    domain.replaceBracketed(`${text}]`, ' ', /\[[a-z]{2}=/),
  ],
  redactTurn: (text) => domain.redactTurn(turnOf(text), new Set([1])),
  sharedTurn: (text) => domain.sharedTurn(turnOf(text)),
  sourceAddress: (text) => domain.sourceAddress(text),
  doiAddress: (text) => domain.doiAddress(`10.${text}`),
  pubmedPage: (text) => domain.pubmedPage(text),
  xmlText: (text) => domain.xmlText(text),
  jsonProblemPlace: (text) => domain.jsonProblemPlace(text),
  splitSentences: (text) => domain.splitSentences(text),
  streamErrorText: (text) => domain.streamErrorText(text),
  uncitedClaims: (text) => domain.uncitedClaims(text),
  withoutEnd: (text) => domain.withoutEnd(`${text}.`, /[\s.]/),
  vancouverReference: (text) => domain.vancouverReference(citationOf(text)),
  importFormatOf: (text) => domain.importFormatOf(text),
  readCslJson: (text) => [
    domain.readCslJson(text),
    domain.readCslJson(JSON.stringify([{ title: text, DOI: text, keyword: text }])),
  ],
  readNbib: (text) => [domain.readNbib(text), domain.readNbib(`PMID- 7\nTI  - ${text}\nFAU - ${text}\nDP  - ${text}`)],
  readPmids: (text) => domain.readPmids(text),
  rankRecords: (text) =>
    domain.rankRecords([text, 'salt'], text).scores(
      new Map([
        [0, true],
        [1, false],
      ]),
    ),
  readRis: (text) => [
    domain.readRis(text),
    domain.readRis(`TY  - JOUR\nTI  - ${text}\nAU  - ${text}\nUR  - ${text}\nPY  - ${text}`),
  ],
  referenceOfCsl: (text) => domain.referenceOfCsl({ title: text, DOI: text, URL: text, keyword: text, PMID: text }),
  savedReferenceOf: (text) => domain.savedReferenceOf(articleOf(text)),
  writeBibtex: (text) => domain.writeBibtex([domain.exportedReference(articleOf(text))]),
  writeNbib: (text) => domain.writeNbib([domain.exportedReference(articleOf(text))]),
  writeRecoveryCode: (text) => domain.writeRecoveryCode(text),
  writeRis: (text) => domain.writeRis([domain.exportedReference(articleOf(text))]),
  writeSearchString: (text) =>
    domain.writeSearchString({ topics: text, ranked: text, corrections: [{ from: text, to: text }] }),
};

const index = literature.memoryLiteratureIndex();
const knowledge = literature.questionKnowledge();
const pubmed = { index, today: new Date('2026-11-22') };
const page = { filter: { type: 'all' }, sort: { by: 'relevance', order: 'desc' }, limit: 10, offset: 0 } as const;
const bytes = async function* (text: string) {
  yield Buffer.from(text);
};

function history(text: string): domain.ChatMessage[] {
  return [{ user: 'USER', content: text }];
}

async function drained(records: AsyncIterable<unknown>): Promise<number> {
  let count = 0;
  const every = records[Symbol.asyncIterator]();
  while ((await every.next()).done !== true) count += 1;
  return count;
}

/** The index refuses a query of tens of thousands of words. */
function refusedAsTooWide(error: unknown): void {
  if (!(error instanceof literature.LiteratureIndexFailure) || error.detail.code !== 'literature/query-too-wide')
    throw error;
}

const noPartModel: literature.SentencePartModel = { emissions: [], transitions: [] };

function plainReading(question: string): literature.Reading {
  return { question, topics: [], optionalTerms: [], requiredTopics: [] };
}

const passagesOf = (...texts: readonly string[]) => texts.map((text) => ({ page: 1, text, context: text }));

async function contentOf(text: string): Promise<literature.QuestionContent> {
  return await literature.questionContent(index, { ...plainReading(text), optionalTerms: [text] }, 1);
}

async function matchInput(text: string): Promise<literature.MatchInput> {
  const found = literature.matchable({ ...articleOf(text), revised: String(Math.random()) });
  return {
    asked: literature.readQuestionFrame(plainReading('Does aspirin help adults?')),
    content: await contentOf('aspirin'),
    collectionSize: 1,
    candidates: [{ found, textScore: 1, coverage: 1, missing: [], isAbout: true }],
  };
}

async function askedOf(): Promise<literature.AskedOfSentences> {
  return {
    asked: literature.readQuestionFrame(plainReading('Does aspirin help adults?')),
    content: await contentOf('aspirin'),
    knowledge,
  };
}

/** Every function of the literature that reads a text of a client, a model or an article. */
export const LITERATURE_TEXTS: Readonly<Record<string, (text: string) => unknown>> = {
  articleStrength: (text) =>
    literature.articleStrength(literature.matchable(articleOf(text)), literature.termPatterns(topic)),
  compareStudies: async (text) => literature.compareStudies(knowledge, await matchInput(text)),
  contentShare: async (text) => literature.contentShare(literature.matchableText(text), await contentOf(text)),
  lacksEvidence: (text) => literature.lacksEvidence(articleOf(text)),
  matchable: (text) => literature.matchable({ ...articleOf(text), revised: String(Math.random()) }),
  matchableText: (text) => literature.matchableText(text),
  alternativesOf: (text) => literature.alternativesOf(text),
  countValue: (text) => literature.countValue(text),
  firstAlternative: (text) => literature.firstAlternative(text),
  compareSentences: async (text) =>
    literature.compareSentences(literature.placeSentences([{ label: '', text }]), await askedOf()),
  hasFigure: (text) => literature.hasFigure(text, 'therapy'),
  likeliestPath: (text) => literature.likeliestPath(literature.sentencePartFeatures([text, text]), noPartModel),
  placeSentences: (text) => literature.placeSentences([{ label: '', text }]),
  sectionsOf: (text) => literature.sectionsOf([{ label: '', text }]),
  sentencePartFeatures: (text) => literature.sentencePartFeatures([text, text]),
  rankSentences: async (text) => literature.rankSentences([{ label: '', text }], await askedOf()),
  plainWordsBeside: (text) => literature.plainWordsBeside(text),
  scorePassages: async (text) => [
    literature.scorePassages(passagesOf(text, text), {
      question: 'aspirin',
      content: await contentOf('aspirin'),
      knowledge,
    }),
    literature.scorePassages(passagesOf('aspirin'), { question: text, content: await contentOf('aspirin'), knowledge }),
  ],
  comparePassages: async (text) => [
    literature.comparePassages(passagesOf(text, text), {
      question: 'aspirin',
      content: await contentOf('aspirin'),
      knowledge,
    }),
    literature.comparePassages(passagesOf('aspirin'), {
      question: text,
      content: await contentOf('aspirin'),
      knowledge,
    }),
  ],
  documentFigures: async (text) => literature.documentFigures([{ page: 1, said: [true] }], await contentOf(text)),
  unsaidParts: async (text) => literature.unsaidParts(literature.matchableText(text), await contentOf('aspirin')),
  otherDrug: async (text) => literature.otherDrug(text, (await askedOf()).asked, knowledge),
  matchStudies: async (text) => literature.matchStudies(knowledge, await matchInput(text)),
  conceptNamer: (text) => literature.conceptNamer(text)('stroke'),
  normalWords: (text) => literature.normalWords(text),
  printPubmedQuery: (text) => {
    const { expression } = literature.readPubmedQuery(text);
    return expression === null ? '' : literature.printPubmedQuery(expression);
  },
  queryCoverage: async (text) => literature.queryCoverage(articleOf(text), await contentOf('aspirin')),
  questionContent: async (text) => await contentOf(text),
  ruledType: (text) => literature.ruledType(text, false),
  questionTypeFeatures: (text) => literature.questionTypeFeatures(text, [], 'therapy'),
  readQuestionFrame: (text) => literature.readQuestionFrame(plainReading(text)),
  questionRanking: async (text) =>
    literature.questionRanking(
      { index, knowledge },
      {
        language: 'en',
        corrections: [],
        reading: { question: text, topics: [], optionalTerms: [], requiredTopics: [] },
      },
    ),
  readLiteratureBytes: async (text) => [
    await drained(literature.readLiteratureBytes(bytes(text))),
    await drained(literature.readLiteratureBytes(bytes(`<PubmedArticleSet><PubmedArticle>${text}`))),
    await drained(
      literature.readLiteratureBytes(bytes(`${JSON.stringify({ pmid: '1', title: text, abstract: text })}\n`)),
    ),
  ],
  readPubmedQuery: (text) => literature.readPubmedQuery(text),
  readPubmedSearch: (text) => literature.readPubmedSearch(pubmed, text),
  rankByMeaning: (text) =>
    literature.rankByMeaning(
      { nearness: (_, pmids) => Promise.resolve(pmids.map(() => 0)) },
      [{ text, weight: 1 }],
      [{ pmid: '1', score: 1 }],
    ),
  readQuestion: async (text) => [
    await literature.readQuestion({ index, knowledge }, { question: text, history: [], previousMainQuestion: '' }),
    await literature.readQuestion(
      { index, knowledge },
      { question: 'and in women?', history: history(text), previousMainQuestion: '' },
    ),
    await literature.readQuestion(
      { index, knowledge },
      { question: 'and in women?', history: [], previousMainQuestion: text },
    ),
  ],
  readFollowUpCommand: (text) => [
    literature.readFollowUpCommand(text, { frame: null, knowledge }),
    literature.readFollowUpCommand(`and ${text}`.slice(0, 80), { frame: null, knowledge }),
  ],
  refineEvidence: (text) => {
    const offered = [text];
    const named = { population: offered, intervention: offered, comparison: offered, outcome: offered };
    return literature.refineEvidence(
      { ...articleOf(text), population: '' },
      { ...named, bottomLine: text, sampleSize: 20 },
    );
  },
  searchPico: (text) =>
    literature
      .searchPico(index, {
        ...page,
        clauses: [{ boolType: 'must', queryString: text, fieldName: 'ml_p', operator: 'and' }],
        fuzziness: 0,
      })
      .catch(refusedAsTooWide),
  searchPubmed: (text) => literature.searchPubmed(pubmed, { ...page, text }).catch(refusedAsTooWide),
  searchQuestion: (text) => literature.searchQuestion({ index, knowledge }, { ...page, text }),
  suggestSpellings: (text) => literature.suggestSpellings({ index, knowledge }, [{ kind: 'word', surface: text }]),
  countTopics: (text) =>
    literature.countTopics(index, [{ ...topic, id: '', surface: text, preferred: text, required: true, weight: 1 }]),
  stemWord: (text) => literature.stemWord(text),
  termPatterns: (text) => literature.termPatterns({ kind: 'condition', terms: [{ text, weight: 1 }] }),
  tokenise: (text) => literature.tokenise(text),
  topicPatterns: (text) => literature.topicPatterns(text, [topicOf(text), topicOf('stroke')]),
  topicStrength: (text) => literature.topicStrength([literature.matchableText(text)], literature.termPatterns(topic)),
  labelledSections: (text) => literature.labelledSections(text),
  languageCode: (text) => literature.languageCode(text),
  languageCodes: (text) => literature.languageCodes(text),
  withEvidence: (text) => literature.withEvidence(articleOf(text)),
};
