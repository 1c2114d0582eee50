const LINES = [36, 52, 84, 100, 116, 148, 164, 180, 212, 228];

/** Stands for a page of print in stories: lines of grey. */
export function PrintedPage() {
  return (
    <svg aria-hidden="true" viewBox="0 0 300 400" width="300" height="400">
      {LINES.map((y, index) => (
        <rect key={y} x="30" y={y} width={index % 3 === 2 ? 160 : 240} height="6" fill="#8a877c" />
      ))}
    </svg>
  );
}
