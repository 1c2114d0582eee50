// Preloaded into a product of a test: lets it begin at another moment, so many milliseconds from now.
const offset = Number(process.env['FOOTNOTE_TEST_CLOCK_OFFSET'] ?? 0);
const Real = globalThis.Date;

globalThis.Date = class Date extends Real {
  constructor(...given) {
    if (given.length === 0) super(Real.now() + offset);
    else super(...given);
  }

  static now() {
    return Real.now() + offset;
  }
};
