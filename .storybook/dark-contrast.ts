import axe from 'axe-core';

const frame = () =>
  new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });

/**
 * Checks the contrast of a story in the dark theme, as its play function left it: between the schemes only colours
 * differ, so nothing else has to be played or checked twice. Throws with what is too faint.
 */
export async function checkDarkContrast(): Promise<void> {
  const { dataset } = document.documentElement;
  const shown = dataset['theme'];
  const still = document.createElement('style');
  still.textContent = '*, *::before, *::after { transition: none !important; animation: none !important; }';
  document.head.append(still);
  dataset['theme'] = 'dark';
  try {
    await frame();
    const { violations } = await axe.run(document.body, { runOnly: ['color-contrast', 'link-in-text-block'] });
    const faint = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
    );
    if (faint.length > 0) throw new Error(`In the dark theme:\n${faint.join('\n')}`);
  } finally {
    if (shown === undefined) delete dataset['theme'];
    else dataset['theme'] = shown;
    still.remove();
  }
}
