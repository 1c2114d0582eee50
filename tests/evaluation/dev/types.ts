import { readFileSync } from 'node:fs';
import { findTopics } from '../../../packages/literature/src/search/question/find-topics.ts';
import { questionKnowledge } from '@footnote/literature';
import { ask, embeddedPipeline } from '../ask-pipeline.ts';
import { clinicalIndex } from '../clinical-index.ts';
const K = questionKnowledge();
type Row = { q: string; type: string; rule: string; feats: string[] };
const index = await clinicalIndex('starter');
const deps = embeddedPipeline(index);
const rows: Row[] = [];
for (const f of ['starter-judged', 'abstracts-judged', 'starter-open', 'abstracts-open'])
  for (const l of readFileSync(`tests/evaluation/clinical-questions/${f}.jsonl`, 'utf8').split('\n').filter(Boolean)) {
    const { question: q, type } = JSON.parse(l);
    const a = await ask(deps, q);
    rows.push({ q, type, rule: a.evidence?.frame.type ?? 'therapy', feats: [] });
  }
await index.close();
function feats(q: string, rule: string): string[] {
  let t = q;
  const kinds: string[] = [];
  for (const c of findTopics(q, 'en', K).concepts) { kinds.push(c.concept.kind); t = t.replace(c.surface, ` ${'K' + c.concept.kind.replace('-', '')} `); }
  const w = (t.match(/[\p{L}\d']+|\?/gu) ?? []).map((x) => (x.startsWith('K') && kinds.includes(x.slice(1)) ? x : x.toLowerCase()));
  const out = new Set<string>([`rule:${rule}`]);
  for (let i = 0; i < w.length; i++) { out.add(`u:${w[i]}`); if (i + 1 < w.length) out.add(`b:${w[i]} ${w[i + 1]}`); if (i === 0) { out.add(`first:${w[0]}`); out.add(`first2:${w[0]} ${w[1]}`); } }
  for (const k of kinds) out.add(`k:${k}`);
  out.add(`n:${kinds.filter((k) => k === 'drug' || k === 'procedure').length}`);
  return [...out];
}
for (const r of rows) r.feats = feats(r.q, r.rule);
const TYPES = [...new Set(rows.map((r) => r.type))];
function train(data: Row[], l2: number, ruleW: number) {
  const W = new Map<string, Float64Array>();
  const get = (f: string) => { let w = W.get(f); if (!w) W.set(f, (w = new Float64Array(TYPES.length))); return w; };
  const val = (f: string) => (f.startsWith('rule:') ? ruleW : 1);
  for (let e = 0; e < 60; e++) {
    const lr = 0.1 / (1 + e / 20);
    for (const r of data) {
      const s = score(W, r, ruleW); const p = soft(s); const y = TYPES.indexOf(r.type);
      for (const f of r.feats) { const w = get(f); for (let c = 0; c < TYPES.length; c++) w[c] = w[c]! * (1 - lr * l2) - lr * val(f) * (p[c]! - (c === y ? 1 : 0)); }
    }
  }
  return W;
}
function score(W: Map<string, Float64Array>, r: Row, ruleW: number) { const s = new Float64Array(TYPES.length); for (const f of r.feats) { const w = W.get(f); const v = f.startsWith('rule:') ? ruleW : 1; if (w) for (let c = 0; c < TYPES.length; c++) s[c]! += v * w[c]!; } return s; }
function soft(s: Float64Array) { const m = Math.max(...s); const e = s.map((x) => Math.exp(x - m)); const t = e.reduce((a, b) => a + b, 0); return e.map((x) => x / t); }
let seed = 7; const rnd = () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648;
const order = rows.map((r) => ({ r, k: rnd() })).sort((a, b) => a.k - b.k).map(({ r }) => r);
console.log('rows', rows.length, 'rule right', rows.filter((r) => r.rule === r.type).length);
for (const l2 of [0.003, 0.01, 0.03, 0.1]) for (const rw of [1, 3]) {
  let right = 0; const conf: Record<string, number> = {};
  for (let k = 0; k < 10; k++) {
    const test = order.filter((_, i) => i % 10 === k); const tr = order.filter((_, i) => i % 10 !== k);
    const W = train(tr, l2, rw);
    for (const r of test) { const s = score(W, r, rw); const g = TYPES[s.indexOf(Math.max(...s))]!; if (g === r.type) right++; else conf[`${r.type}>${g}`] = (conf[`${r.type}>${g}`] ?? 0) + 1; }
  }
  console.log(l2, rw, right, Object.entries(conf).sort((a, b) => b[1] - a[1]).slice(0, 8).map(([a, b]) => a + ':' + b).join(' '));
}
