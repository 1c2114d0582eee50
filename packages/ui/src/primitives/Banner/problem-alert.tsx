import { Banner } from './Banner.tsx';

/** What went wrong, spoken as it appears; nothing where the problem is ''. */
export function ProblemAlert({ problem }: { problem: string }) {
  return (
    problem !== '' && (
      <div role="alert">
        <Banner tone="critical">{problem}</Banner>
      </div>
    )
  );
}
