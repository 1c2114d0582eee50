import { createReadStream, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { STUDY_TYPES, type Article, type StudyType } from '@footnote/domain';
import { readLiteratureBytes, withEvidence } from '@footnote/literature';
import { share } from './ask-pipeline.ts';

const DATA = process.env['FOOTNOTE_DATA'] ?? new URL('../../../shared/data', import.meta.url).pathname;
const RECORDS = join(DATA, 'pubmed_xml');

/** What the indexers' publication types say of the study, the strongest first; other types say nothing of it. */
const SAID: readonly { types: RegExp; studyType: StudyType }[] = [
  { types: /^Clinical Trial Protocol$/, studyType: 'protocol' },
  { types: /^(?:Network )?Meta-Analysis$/, studyType: 'meta_analysis' },
  { types: /^Systematic Review$/, studyType: 'systematic_review' },
  { types: /^(?:Randomized Controlled|Equivalence|Pragmatic Clinical) Trial$/, studyType: 'randomized_trial' },
  { types: /Clinical Trial/, studyType: 'human_intervention' },
  { types: /^(?:Review|Case Reports|Editorial|Letter|Comment|News|Observational Study)$/, studyType: 'misc' },
];

/** Prints how often the study type that title, abstract and MeSH show is the one of the publication types. */
export async function evaluateStudyType(): Promise<void> {
  if (!existsSync(RECORDS)) return;
  const labelled = [...(await articlesWithAbstract()).values()].flatMap((article) => {
    const said = SAID.find(({ types }) => article.publicationTypes.some((type) => types.test(type)));
    return said === undefined ? [] : [{ article, said: said.studyType }];
  });
  const drawn = labelled.map(({ article, said }) => ({
    said,
    found: withEvidence({ ...article, publicationTypes: [] }).studyType,
  }));
  console.log(`\nstudy type without publication types, ${drawn.length} records that have telling ones`);
  console.log(`same                 ${share(drawn.filter(({ said, found }) => said === found).length, drawn.length)}`);
  for (const type of STUDY_TYPES) {
    const said = drawn.filter((pair) => pair.said === type);
    const found = drawn.filter((pair) => pair.found === type);
    const both = said.filter((pair) => pair.found === type).length;
    if (said.length + found.length === 0) continue;
    console.log(
      `${type.padEnd(20)} of those said ${share(both, said.length)}, of those found ${share(both, found.length)}`,
    );
  }
}

async function articlesWithAbstract(): Promise<Map<string, Article>> {
  const articles = new Map<string, Article>();
  const files = readdirSync(RECORDS, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.xml(?:\.gz)?$/.test(file),
  );
  for (const file of files.toSorted()) {
    for await (const record of readLiteratureBytes(createReadStream(join(RECORDS, file)))) {
      if (record.type === 'article' && record.article.abstract.length > 0)
        articles.set(record.article.pmid, record.article);
    }
  }
  return articles;
}
