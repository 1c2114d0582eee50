// Runs before the first paint, so that a chosen theme never flashes.
try {
  const choice = localStorage.getItem('footnote-theme');
  if (choice === 'light' || choice === 'dark') document.documentElement.dataset.theme = choice;
} catch {
  // Storage may be refused; the system's theme then holds.
}
