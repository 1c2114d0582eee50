import { trainFindings } from './train-findings.ts';

const MODELS: Readonly<Record<string, (options: readonly string[]) => Promise<boolean>>> = {
  findings: trainFindings,
};

const [name = '', ...options] = process.argv.slice(2);
const train = MODELS[name];
if (train === undefined) {
  console.error(`Usage: npm run train -- ${Object.keys(MODELS).join(' | ')}`);
  process.exitCode = 2;
} else {
  process.exitCode = (await train(options)) ? 0 : 1;
}
