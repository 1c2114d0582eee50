import * as chart from '../ChartFrame/ChartFrame.css.ts';
import { useMeasuredWidth } from '../ChartFrame/use-measured-width.ts';
import { MAP_HEIGHT, MAP_MARGIN } from './MapPicture.tsx';

/** Places on the map from 0 to 1 and sizes of bubbles: large studies are few and late. */
const BUBBLES = [
  [0.08, 0.72, 8],
  [0.16, 0.86, 6],
  [0.24, 0.6, 10],
  [0.33, 0.78, 7],
  [0.41, 0.42, 8],
  [0.5, 0.66, 11],
  [0.58, 0.84, 6],
  [0.64, 0.5, 9],
  [0.72, 0.28, 13],
  [0.8, 0.62, 8],
  [0.87, 0.4, 11],
  [0.94, 0.14, 14],
] as const;

/** Axes and bubbles where the map will be. */
export function MapPlaceholder() {
  const [frame, width] = useMeasuredWidth(320);
  const { top, end, bottom, start } = MAP_MARGIN;
  const x = (share: number) => start + share * (width - start - end);
  const y = (share: number) => top + share * (MAP_HEIGHT - top - bottom);
  return (
    <div ref={frame}>
      <svg aria-hidden="true" viewBox={`0 0 ${width} ${MAP_HEIGHT}`} className={chart.drawing}>
        {[0, 0.25, 0.5, 0.75, 1].map((share) => (
          <line key={share} x1={start} x2={width - end} y1={y(share)} y2={y(share)} className={chart.gridLine} />
        ))}
        {BUBBLES.map(([across, down, radius]) => (
          <circle key={across} cx={x(across)} cy={y(down)} r={radius} className={chart.pending} />
        ))}
      </svg>
    </div>
  );
}
