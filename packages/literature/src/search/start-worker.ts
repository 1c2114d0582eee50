import { Worker, type WorkerOptions } from 'node:worker_threads';

// node:sqlite still calls itself experimental in every thread that loads it.
const QUIET = ['--disable-warning=ExperimentalWarning'];

/** Starts the file `name` (without its ending) beside the module at `from`, its `import.meta.url`, in a thread of its own. */
export function startWorker(from: string, name: string, options: Omit<WorkerOptions, 'execArgv'>): Worker {
  // From source the thread reads TypeScript like its parent does; from a build it reads the built file.
  const extension = from.endsWith('.ts') ? 'ts' : 'js';
  return new Worker(new URL(`./${name}.${extension}`, from), {
    ...options,
    execArgv: extension === 'ts' ? ['--conditions=@footnote/source', ...QUIET] : QUIET,
  });
}
