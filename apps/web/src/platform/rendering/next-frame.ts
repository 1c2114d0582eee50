/** How long a hidden page may keep what came, milliseconds; a page that is not shown gets no frames. */
const HIDDEN_WAIT = 250;

/** Runs a task once before the next frame is painted, or soon when the page is hidden; gives a way to call it off. */
export function onNextFrame(task: () => void): () => void {
  let over = false;
  const run = () => {
    if (over) return;
    over = true;
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    task();
  };
  const frame = requestAnimationFrame(run);
  const timer = setTimeout(run, HIDDEN_WAIT);
  return () => {
    over = true;
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
