import type { Locator, Page } from '@playwright/test';

/** The viewer of a document as a user uses it. */
export class Viewer {
  readonly page: Page;
  readonly dialog: Locator;

  constructor(page: Page, name: string) {
    this.page = page;
    this.dialog = page.getByRole('dialog', { name });
  }

  at(page: number, of: number): Locator {
    return this.dialog.getByRole('region', { name: `Page ${page} of ${of}` });
  }

  marks(kind: string): Locator {
    return this.dialog.locator(`[data-mark="${kind}"]`);
  }

  button(name: string): Locator {
    return this.dialog.getByRole('button', { name });
  }

  /** How much of the picture of the page is not white. */
  ink(): Promise<number> {
    return this.dialog.locator('canvas').evaluate((canvas) => {
      if (!(canvas instanceof HTMLCanvasElement)) return 0;
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
      let dark = 0;
      for (let at = 0; at < pixels.length; at += 4)
        if ((pixels[at] ?? 255) < 128 && (pixels[at + 3] ?? 0) > 0) dark += 1;
      return dark;
    });
  }

  /** Text of the page that stands below the marks of a kind. */
  async marked(kind: string): Promise<string> {
    return this.marks(kind).evaluateAll((marks) =>
      marks
        .map((mark) => {
          const box = mark.getBoundingClientRect();
          const spans = [...(mark.parentElement?.querySelectorAll('span:not([data-mark])') ?? [])];
          return spans
            .filter((span) => {
              const { top, bottom, left, right } = span.getBoundingClientRect();
              const [across, down] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
              return across > left - 2 && across < right + 2 && down > top - 2 && down < bottom + 2;
            })
            .map((span) => span.textContent)
            .join(' ');
        })
        .join(' '),
    );
  }
}
