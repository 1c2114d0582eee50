import { Banner } from '@footnote/ui';

/** Says aloud why something could not be sent; nothing while `problem` is ''. */
export function SubmissionProblem({ problem }: { problem: string }) {
  return <div role="alert">{problem !== '' && <Banner tone="critical">{problem}</Banner>}</div>;
}
