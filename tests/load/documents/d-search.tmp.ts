import { SearchEngine } from '../../../packages/literature/src/search/sqlite/search-engine.ts';
import { searchPassages } from '../../../apps/api/src/sources/index/source-collection.ts';
import { questionKnowledge } from '@footnote/literature';
import { questionTexts } from '../search/query-sets.ts';
import { Random } from '../search/random.ts';
const engine = new SearchEngine('/tmp/d-10k/bench.sqlite');
let n=0; while(engine.maintain()) n++; let w=0; while(engine.warm()) w++; console.log('maintain',n,'warm',w);
const T:any={}; const t=(k:string,f:any)=>{const a=performance.now();try{return f();}finally{const d=performance.now()-a;(T[k]??=[]).push(d);cur[k]=(cur[k]??0)+d;}};
let cur:any={};
const index:any = { search: async (r:any)=>t('search',()=>engine.search(r)), articles: async (p:any)=>t('articles',()=>engine.articles(p)), frequencies: async(x:any)=>t('freq',()=>engine.frequencies(x)), similarWords: async (w:any,e:any)=>t('similar',()=>engine.similarWords(w,e)), abbreviations: async(x:any)=>t('abbr',()=>engine.abbreviations(x)), mesh:{summary:async()=>t('mesh',()=>engine.meshSummary()),lookUp:async(k:any,x:any)=>t('mesh',()=>engine.meshLookUp(k,x)),branch:async(u:any)=>t('mesh',()=>engine.meshBranch(u))} };
const random=new Random(11); const questions=questionTexts(); const knowledge=questionKnowledge(); const rows:any[]=[];
const R=Number(process.argv[2]??300);
for(let i=0;i<R;i++){ const q=random.of(questions); cur={}; const a=performance.now(); const c=process.cpuUsage(); await searchPassages({index,knowledge},{sourceId:'b',question:q,limit:20}); const {user,system}=process.cpuUsage(c); rows.push({ms:performance.now()-a,cpu:(user+system)/1000,q,...cur}); }
const s=rows.slice(R/10); const pc=(k:string,p:number)=>{const v=s.map(r=>r[k]??0).sort((x,y)=>x-y);return v[Math.min(v.length-1,Math.floor(v.length*p))].toFixed(1);};
for(const k of ['ms','cpu','search','articles','freq','similar','abbr','mesh']) console.log(k,'p50',pc(k,.5),'p90',pc(k,.9),'p99',pc(k,.99),'max',pc(k,1));
for (const r of s.toSorted((a,b)=>b.ms-a.ms).slice(0,8)) console.log(r.ms.toFixed(0),JSON.stringify({...r,q:r.q.slice(0,90)}, (k,v)=>typeof v==='number'?+v.toFixed(1):v));
engine.close();
