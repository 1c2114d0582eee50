import { readFileSync, writeFileSync } from 'node:fs';
import { ask, embeddedPipeline } from '../ask-pipeline.ts';
import { clinicalIndex } from '../clinical-index.ts';
const [file = '', out = ''] = process.argv.slice(2);
const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean).map((l) => JSON.parse(l));
let text = '';
for (const collection of ['starter', 'abstracts'] as const) {
  const mine = lines.filter((l) => l.collection === collection);
  if (mine.length === 0) continue;
  const index = await clinicalIndex(collection);
  const deps = embeddedPipeline(index);
  for (const q of mine) {
    const a = await ask(deps, q.question);
    const e = a.evidence;
    text += `\n#### ${q.id} [${collection}] ${q.question}\n`;
    text += `READ AS: ${JSON.stringify(e?.frame ?? null)}\n`;
    text += `VERDICT: ${e?.verdict ?? ''}\nLINE: ${e?.answerLine.text ?? ''}\nANSWER SHOWN:\n${a.markdown}\n`;
    if (e?.table?.length) { text += `TABLE:\n`; for (const r of e.table) text += `  [${r.citation}] ${r.study} · ${r.design} · n=${r.n} · P: ${r.population} · ${r.comparison} · O: ${r.outcome} · EFFECT: ${r.effect} · ${r.direction}\n`; }
    if (e?.certainty) text += `CERTAINTY: ${JSON.stringify(e.certainty)}\n`;
    for (const d of a.docs) text += `  doc ${d.pmid} ${d.directness}${d.directness === 'indirect' ? ' because ' + JSON.stringify(d.indirect_differences ?? d.indirect_because) : ''}${d.retracted ? ' RETRACTED' : ''} ${d.title.slice(0, 120)}\n`;
  }
  await index.close();
}
writeFileSync(out, text);
