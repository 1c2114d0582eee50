import type { Article, Result } from '@footnote/domain';
import { err } from '@footnote/domain/core';
import { articleWithinLimits } from '../extraction/article-within-limits.ts';
import type { LiteratureRecord } from '../literature-record.ts';
import { normaliseDoi, normalisePmid } from '../medline/fields/identifiers.ts';
import { bibliographicFields } from './bibliographic-fields.ts';
import { labelledSections } from './labelled-sections.ts';
import { leadingTitle } from './leading-title.ts';
import { readJsonLines, type JsonLine } from './read-json-lines.ts';

/** A file whose first lines all fail is not a list, and says so once. */
const LINES_TO_JUDGE = 100;
const LONGEST_TEXT = 1_000_000;

/** Runs of spaces and controls, but no single space, of which every text has hundreds. */
const UNTIDY = /(?: (?=[\s\p{Cc}])|(?! )[\s\p{Cc}])[\s\p{Cc}]*/gu;

function textField(value: unknown): string | null {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' && value.length <= LONGEST_TEXT ? value.replaceAll(UNTIDY, ' ').trim() : null;
}

function readListed(value: Readonly<Record<string, unknown>>): Result<Article, string> {
  const given = value['pmid'];
  const pmid = typeof given === 'string' || typeof given === 'number' ? normalisePmid(String(given)) : null;
  if (pmid === null) return err(given === undefined ? 'it has no pmid' : 'its pmid is not a PubMed identifier');
  const title = textField(value['title']);
  const abstract = textField(value['abstract']);
  if (title === null || abstract === null)
    return err('its title or abstract is not a text of at most a million characters');
  if (title === '' && abstract === '') return err('it has neither title nor abstract');
  const sections = labelledSections(abstract);
  const text = (title === '' ? leadingTitle(sections) : null) ?? { title, abstract: sections };
  return articleWithinLimits({
    pmid,
    version: 1,
    revised: '',
    origin: 'list',
    doi: normaliseDoi(textField(value['doi']) ?? ''),
    title: text.title,
    vernacularTitle: '',
    ...bibliographicFields(value),
    book: null,
    publicationTypes: [],
    languages: [],
    abstract: text.abstract,
    mesh: [],
    keywords: [],
    notices: [],
  });
}

function pmidOf(line: JsonLine): string {
  return line.ok ? (normalisePmid(String(line.value['pmid'])) ?? '') : '';
}

/**
 * Reads a plain list of abstracts, one JSON object `{pmid, title, abstract}` a line, with a `doi` and what
 * {@link bibliographicFields} reads where they are given; other members are ignored. A record without a title whose abstract begins with one is given that.
 */
export async function* readAbstractList(text: AsyncIterable<string>): AsyncGenerator<LiteratureRecord> {
  let held: LiteratureRecord[] | null = [];
  let lines = 0;
  for await (const line of readJsonLines(text)) {
    lines += 1;
    const article: Result<Article, string> = line.ok ? readListed(line.value) : err(line.reason);
    if (article.ok) {
      if (held !== null) yield* held;
      held = null;
      yield { type: 'article', article: article.value };
      continue;
    }
    const failure: LiteratureRecord = {
      type: 'failure',
      pmid: pmidOf(line),
      reason: `line ${line.line}: ${article.error}`,
    };
    if (held === null) yield failure;
    else held.push(failure);
    if (held !== null && held.length >= LINES_TO_JUDGE) break;
  }
  if (lines === 0) yield { type: 'failure', pmid: '', reason: 'the file is empty' };
  if (held === null || held.length === 0) return;
  const [first] = held;
  if (held.length === 1 && first !== undefined) yield first;
  else
    yield {
      type: 'failure',
      pmid: '',
      reason: `not a list of abstracts: none of its first ${held.length} lines is one`,
    };
}
