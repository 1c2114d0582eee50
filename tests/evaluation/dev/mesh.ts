import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { findTopics } from '../../../packages/literature/src/search/question/find-topics.ts';
import { termKey } from '../../../packages/literature/src/search/question/lexicon/normal-form.ts';
import { questionKnowledge } from '@footnote/literature';
const K = questionKnowledge();
const trees = new Map<string, { name: string; kinds: Set<string> }>();
for (const l of gunzipSync(readFileSync('/work/shared/data/mesh/tree-numbers.tsv.gz')).toString().split('\n').slice(1)) {
  const [id, name, tree] = l.split('\t'); if (!tree) continue;
  if (!/^(C|D|E0|F03|B0[34])/.test(tree)) continue;
  const e = trees.get(id!) ?? { name: name!, kinds: new Set() }; e.kinds.add(tree.slice(0, 3)); trees.set(id!, e);
}
const known = new Set<string>();
for (const c of K.concepts.values()) for (const t of c.terms.en) known.add(termKey(t));
const mesh = new Map<string, string>();
let dup = 0;
for (const { name, kinds } of trees.values()) {
  const forms = [name]; const m = /^([^,]+), ([^,]+)$/.exec(name); if (m) forms.push(`${m[2]} ${m[1]}`);
  for (const f of forms) { const k = termKey(f); if (known.has(k)) { dup++; continue; } mesh.set(k, [...kinds].join('|')); }
}
console.log('known', known.size, 'concepts', K.concepts.size, 'mesh', trees.size, 'already', dup, 'new', mesh.size);
let n = 0, hit = 0;
for (const f of ['starter-judged', 'abstracts-judged', 'starter-open', 'abstracts-open'])
  for (const l of readFileSync(`tests/evaluation/clinical-questions/${f}.jsonl`, 'utf8').split('\n').filter(Boolean)) {
    const { question: q } = JSON.parse(l); n++;
    const found = findTopics(q, 'en', K).concepts;
    const covered = new Set(found.flatMap((c) => termKey(c.surface).split(' ')));
    const w = termKey(q).split(' ');
    const hits: string[] = [];
    for (let i = 0; i < w.length; i++) for (let len = 4; len >= 1; len--) { const k = w.slice(i, i + len).join(' '); if (mesh.has(k) && !w.slice(i, i + len).every((x) => covered.has(x))) { hits.push(`${k} (${mesh.get(k)})`); i += len - 1; break; } }
    if (hits.length) { hit++; console.log(`${q}\n      => ${hits.join(', ')}`); }
  }
console.log(n, hit);
