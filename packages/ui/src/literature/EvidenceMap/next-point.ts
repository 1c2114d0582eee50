import type { EvidencePoint } from './evidence-points.ts';

/** Position of the study an arrow key leads to from `index`: left and right by year, up and down by size; null where it leads nowhere. */
export function nextPoint(points: readonly EvidencePoint[], index: number, key: string): number | null {
  const last = points.length - 1;
  const bySize = () =>
    points.map((point, at) => ({ at, size: point.size })).sort((a, b) => a.size - b.size || a.at - b.at);
  const step = (by: 1 | -1) => {
    const order = bySize();
    return order[order.findIndex(({ at }) => at === index) + by]?.at ?? null;
  };
  switch (key) {
    case 'ArrowRight':
      return index < last ? index + 1 : null;
    case 'ArrowLeft':
      return index > 0 ? index - 1 : null;
    case 'ArrowUp':
      return step(1);
    case 'ArrowDown':
      return step(-1);
    case 'Home':
      return last >= 0 ? 0 : null;
    case 'End':
      return last >= 0 ? last : null;
    default:
      return null;
  }
}
