// Stands below a page filled by the server, which is drawn for a small window: takes the drawing for the size of this one.
(() => {
  const root = document.getElementById('root');
  for (const drawing of document.querySelectorAll('template[data-window]')) {
    if (matchMedia(drawing.dataset.window).matches) root.replaceChildren(drawing.content);
    drawing.remove();
  }
  try {
    // Who has agreed, or is signed in, is not told about cookies once more.
    const agreed = localStorage.getItem('footnote-policies') ?? localStorage.getItem('footnote-account');
    if (agreed !== null) for (const banner of root.querySelectorAll('[data-cookie-banner]')) banner.remove();
    // Nothing at all for a moment rather than another language.
    const chosen = localStorage.getItem('footnote-locale') ?? document.documentElement.lang;
    if (chosen !== document.documentElement.lang) root.replaceChildren();
  } catch {
    // Storage may be refused; the language the browser asked for then holds.
  }
  document.documentElement.style.removeProperty('visibility');
})();
