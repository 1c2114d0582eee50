/** Begins something anew, and ends what was begun before; `begin` gives what ends it. */
export function latestOnly<Input>(begin: (input: Input) => () => void): {
  begin: (input: Input) => void;
  end: () => void;
} {
  let endLast: (() => void) | null = null;
  const end = () => {
    endLast?.();
    endLast = null;
  };
  return {
    begin(input) {
      end();
      endLast = begin(input);
    },
    end,
  };
}
