// Stands in every page and runs before its first paint.
(() => {
  const root = document.documentElement;
  try {
    const choice = localStorage.getItem('footnote-theme');
    if (choice === 'light' || choice === 'dark') root.dataset.theme = choice;
  } catch {
    // Storage may be refused; the system's theme then holds.
  }
  // A page filled by the server stands before the app: what is pressed in it meanwhile is kept for the app (take-over.tsx).
  const watch = new AbortController();
  const early = { pressed: null, byPointer: false, shortcut: null, stop: () => watch.abort() };
  window.footnoteEarly = early;
  const options = { capture: true, signal: watch.signal };
  addEventListener(
    'click',
    ({ target, detail }) => {
      const pressed = target.closest('#root button');
      // A press of a key counts no clicks.
      if (pressed) Object.assign(early, { pressed, byPointer: detail > 0 });
    },
    options,
  );
  addEventListener('submit', (event) => event.preventDefault(), options);
  addEventListener(
    'keydown',
    (event) => {
      if (event.altKey) early.shortcut = { key: event.key, code: event.code, altKey: true };
      if (event.key !== 'Enter' || event.shiftKey || !event.target.matches('#root :is(input, textarea)')) return;
      event.preventDefault();
      early.pressed = event.target;
    },
    options,
  );
})();
