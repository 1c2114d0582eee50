import { readFileSync } from 'node:fs';

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

function megabytesOf(pid: number, field: string): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Math.round(Number(new RegExp(String.raw`${field}:\s+(\d+)`).exec(status)?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
}
