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
  const isWritten = () =>
    [...document.querySelectorAll('#root :is(input, textarea)')].some((field) => field.value !== field.defaultValue);
  // A link followed at once would take what was written with it; whoever presses it again does not want to wait for the app.
  const linkToHold = (event) => {
    const link = event.target.closest('#root a[href^="/"]:not([target])');
    if (!link || link === early.pressed || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
      return null;
    if (!isWritten()) return null;
    event.preventDefault();
    return link;
  };
  addEventListener(
    'click',
    (event) => {
      const pressed = event.target.closest('#root button') ?? linkToHold(event);
      // A press of a key counts no clicks.
      if (pressed) Object.assign(early, { pressed, byPointer: event.detail > 0 });
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
