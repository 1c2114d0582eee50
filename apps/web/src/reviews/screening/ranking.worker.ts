import { rankRecords, type RecordRanking } from '@footnote/domain';
import type { RankingAnswer, RankingRequest } from './use-ranking.ts';

let ids: readonly number[] = [];
let places = new Map<number, number>();
let ranking: RecordRanking | null = null;

addEventListener('message', ({ data }: MessageEvent<RankingRequest>) => {
  if (data.kind === 'texts') {
    ids = data.texts.map(({ id }) => id);
    places = new Map(ids.map((id, at) => [id, at]));
    ranking = rankRecords(
      data.texts.map(({ text }) => text),
      data.wanted,
    );
    return;
  }
  const decided = new Map<number, boolean>();
  for (const [id, relevant] of data.decided) {
    const at = places.get(id);
    if (at !== undefined) decided.set(at, relevant);
  }
  const scores = ranking?.scores(decided) ?? null;
  const answer: RankingAnswer = { scores: scores === null ? null : ids.map((id, at) => [id, scores[at] ?? 0]) };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target: it never leaves the page
  postMessage(answer);
});
