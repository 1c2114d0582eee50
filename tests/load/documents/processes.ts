import { readdirSync, readFileSync } from 'node:fs';

const TICK_MILLISECONDS = 10;
/** Place of a process’s own time in its line, behind its name; that of the system follows. */
const USER_TIME = 11;

/** Processes this one has started. */
export function childProcesses(): number[] {
  const pids = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8').trim().split(' ');
  return pids.filter((pid) => pid !== '').map(Number);
}

/** Megabytes a process holds in memory; 0 where it is gone. */
export function residentMegabytes(pid: number): number {
  return megabytesOf(pid, 'VmRSS');
}

/** The most it has held so far. */
export function peakMegabytes(pid: number): number {
  return megabytesOf(pid, 'VmHWM');
}

/** Processor time of a process, or of one of its threads. */
export function processorMilliseconds(pid: number, thread?: number): number {
  const place = thread === undefined ? `/proc/${pid}` : `/proc/${pid}/task/${thread}`;
  const fields = readFileSync(`${place}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[USER_TIME]) + Number(fields[USER_TIME + 1])) * TICK_MILLISECONDS;
}

/** The threads of a process whose names begin so. */
export function threadsNamed(pid: number, name: string): number[] {
  const threads = readdirSync(`/proc/${pid}/task`).map(Number);
  return threads.filter((thread) => readFileSync(`/proc/${pid}/task/${thread}/comm`, 'utf8').startsWith(name));
}

function megabytesOf(pid: number, field: string): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Math.round(Number(new RegExp(String.raw`${field}:\s+(\d+)`).exec(status)?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
}
