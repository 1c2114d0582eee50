import { describe, expect, it } from 'vitest';
import { articleFixture } from '../../article.fixtures.ts';
import { ArticleStore } from './article-store.ts';
import { IndexDatabase } from '../index-database.ts';

const articles = Array.from({ length: 30 }, (_, place) =>
  articleFixture({ pmid: String(100 + place), title: `Line\nbreaks ${place}` }),
);

function filled(): { database: IndexDatabase; store: ArticleStore } {
  const database = new IndexDatabase(':memory:');
  const store = new ArticleStore(database);
  for (const [place, article] of articles.entries()) store.add(place + 1, Number(article.pmid), article);
  return { database, store };
}

const titles = (store: ArticleStore) => store.after(0, 100).map(({ title }) => title);

describe('articles in blocks', () => {
  it('are read before they are saved, after that, and from the file', () => {
    const { database, store } = filled();
    const expected = articles.map(({ title }) => title);
    expect(titles(store)).toEqual(expected);
    store.save();
    expect(titles(store)).toEqual(expected);
    expect(titles(new ArticleStore(database))).toEqual(expected);
    expect(new ArticleStore(database).find(129)?.article).toEqual(articles[29]);
  });

  it('go one by one, a block with its last', () => {
    const { database, store } = filled();
    store.remove(2, 101);
    store.save();
    const later = new ArticleStore(database);
    for (let document = 9; document <= 16; document += 1) later.remove(document, 99 + document);
    later.remove(30, 129);
    later.save();
    const left = articles.filter(({ pmid }) => pmid !== '101' && pmid !== '129' && !/^1(?:0[89]|1[0-5])$/.test(pmid));
    expect(titles(new ArticleStore(database))).toEqual(left.map(({ title }) => title));
    expect(database.row('SELECT count(*) AS blocks FROM article_block')['blocks']).toBe(3);
  });

  it('forget what a failed transaction has changed', () => {
    const { database, store } = filled();
    store.save();
    expect(() =>
      database.inTransaction(() => {
        store.remove(5, 104);
        store.save();
        throw new Error('stopped');
      }),
    ).toThrow('stopped');
    store.forget();
    expect(store.find(104)?.article).toEqual(articles[4]);
  });
});
