import { isMainThread } from 'node:worker_threads';
import type { Article } from '@footnote/domain';
import { articleFixture } from '../article.fixtures.ts';
import { memoryLiteratureIndex } from '../memory/memory-index.ts';
import { learnVectors } from './learn-vectors.ts';

/** Each thing has two names; an article has one of them in its title and the other in its text. */
const NAMES = [
  ['heart attack', 'myocardial infarction'],
  ['stroke', 'cerebral apoplexy'],
  ['kidney stone', 'nephrolithiasis'],
  ['jaundice', 'icterus'],
] as const;
const SAID = [
  ['troponin', 'coronary', 'stent', 'angina', 'reperfusion', 'ventricle'],
  ['hemiparesis', 'aphasia', 'thrombectomy', 'carotid', 'penumbra', 'neurology'],
  ['lithotripsy', 'ureter', 'oxalate', 'colic', 'hydration', 'urology'],
  ['bilirubin', 'hepatic', 'phototherapy', 'bile', 'newborn', 'cholestasis'],
] as const;

/** Articles that say nothing but the second name of each thing: PMIDs 1 to 4. */
export function namingArticles(): Article[] {
  return NAMES.map(([, name], subject) => articleFixture({ pmid: String(subject + 1), title: `People with ${name}` }));
}

/** Article `number`, of the subject that its number says. */
function plantedArticle(number: number): Article {
  const subject = number % NAMES.length;
  const names = NAMES[subject] ?? ['', ''];
  const [titled, name] = number % 3 === 0 ? names : names.toReversed();
  const said = SAID[subject] ?? [];
  const word = (place: number) => said[(number * 7 + place * 5) % said.length] ?? '';
  const sentences = [
    `Group ${number} with ${name} had ${word(0)} and ${word(1)} measured.`,
    `The ${word(2)} changed with ${word(3)} in these people.`,
    `We conclude that ${name} calls for ${word(4)} and ${word(5)}.`,
  ];
  return articleFixture({
    pmid: String(number + 1),
    title: `${word(1)} and ${word(3)} in ${titled}`,
    abstract: [{ label: '', text: sentences.join(' ') }],
  });
}

/** An index of so many planted articles, in memory. */
export async function plantedIndex(articles: number) {
  const index = memoryLiteratureIndex();
  await index.write({
    articles: Array.from({ length: articles }, (_, number) => plantedArticle(number)),
    deletions: [],
  });
  return index;
}

/** Learns from planted articles, saying each step on standard output; a test kills it. */
async function learnPlanted(path: string, articles: number): Promise<void> {
  const onProgress = ({ step }: { step: number }) => void process.stdout.write(`${step}\n`);
  await learnVectors({
    index: await plantedIndex(articles),
    path,
    leastArticles: articles,
    saveEveryMilliseconds: 0,
    onProgress,
  });
}

const [, script = '', path, articles] = process.argv;
if (isMainThread && script.endsWith('planted-articles.fixtures.ts') && path !== undefined)
  await learnPlanted(path, Number(articles));
