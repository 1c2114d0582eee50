/** Milliseconds the event loop is held at a time. */
const HOLD = 3_000;

let isHolding = false;

function hold(): void {
  if (!isHolding) return;
  const end = performance.now() + HOLD;
  while (performance.now() < end);
  // Requests are taken between two holds, as between the slow questions of an attacker.
  setTimeout(hold, 20);
}

// The signal begins and ends it.
process.on('SIGUSR2', () => {
  isHolding = !isHolding;
  if (isHolding) setTimeout(hold, 0);
});
