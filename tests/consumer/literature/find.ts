import { loadStarterCollection, openLiteratureIndex, openTextReader } from '@footnote/literature';

// An index and a reader, each in threads of their own, over the collection, the lexicon and the journals in the package.
const index = await openLiteratureIndex({ path: ':memory:' });
const reader = openTextReader(index);
const { added } = await loadStarterCollection({ index });
const question = await reader.readQuestion({
  question: 'Does a heart attack patient benefit from aspirin?',
  history: [],
  previousMainQuestion: '',
});
const search = await reader.readPubmedSearch('aspirin[ti] AND "N Engl J Med"[ta]', new Date());
const topics = question.readings[0].topics.map(({ preferred }) => preferred);
process.stdout.write(JSON.stringify({ added, topics, issues: search.issues.length }));
await reader.close();
await index.close();
