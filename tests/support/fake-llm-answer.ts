/** The texts of the studies in a prompt, by reference number, what concludes and reports results first. */
export function studiesIn(body: string): Map<number, string[]> {
  const studies = new Map<number, string[]>();
  const prompt = body.replaceAll(String.raw`\n`, '\n');
  for (const match of prompt.matchAll(/^--- study (\d+) [^\n]*\n([\s\S]*?)(?=\n\n?---)/gm)) {
    const texts = [...(match[2] ?? '').matchAll(/^Text(?: \(([^)\n]*)\))?: (.+)$/gm)].map(
      ([, section = '', text = '']) => ({
        text: text.replaceAll(String.raw`\"`, '"'),
        rank: [/conclu|interpret/i, /result|finding/i].findIndex((pattern) => pattern.test(section)),
      }),
    );
    const order = (rank: number) => (rank === -1 ? 2 : rank);
    texts.sort((a, b) => order(a.rank) - order(b.rank));
    studies.set(
      Number(match[1]),
      texts.map(({ text }) => text),
    );
  }
  return studies;
}

function cited(text: string, n: number): string {
  return text.replace(/[.\s]*$/, '') + ` [${n}].`;
}

/** An honest answer: the first sentence of every study, cited. */
export function honestAnswer(body: string): string {
  const sentences = [...studiesIn(body)].flatMap(([n, texts]) => texts.slice(0, 1).map((text) => cited(text, n)));
  const [first = 'The studies given do not answer this question [1].', ...rest] = sentences;
  return `**Bottom line**\n\n${first}\n\n${rest.map((sentence) => `- ${sentence}`).join('\n')}`.trim();
}

/** An answer that cites studies nobody gave it, in every notation. */
export function lyingAnswer(body: string): string {
  return `${honestAnswer(body)}\n\nIt also cures baldness [99]. So say others [Ref 2, 77] (see [98]) 【1†source】 [^97] and [1–3][96].`;
}

/** Cuts an answer into pieces of a few characters, as models send tokens. */
export function piecesOf(answer: string, size = 7): string[] {
  return Array.from({ length: Math.ceil(answer.length / size) }, (_, index) =>
    answer.slice(index * size, (index + 1) * size),
  );
}
