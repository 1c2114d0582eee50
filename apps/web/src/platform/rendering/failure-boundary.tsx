import { Component, type ReactNode } from 'react';
import { reportProblem } from '../api/report-problem.ts';

export interface FailureBoundaryProps {
  /** What is inside, for the report of its failure. */
  name: string;
  /** What it is about; another one is tried anew. */
  subject: string;
  /** What stands in place of what failed; `retry` draws it anew. */
  renderInstead: (failure: Error, retry: () => void) => ReactNode;
  children?: ReactNode;
}

interface FailureBoundaryState {
  failure: Error | null;
  subject: string;
}

/** Keeps the failure of what is inside from taking what is around with it. */
export class FailureBoundary extends Component<FailureBoundaryProps, FailureBoundaryState> {
  override state: FailureBoundaryState = { failure: null, subject: this.props.subject };

  static getDerivedStateFromError(failure: Error): Partial<FailureBoundaryState> {
    return { failure };
  }

  static getDerivedStateFromProps(
    { subject }: FailureBoundaryProps,
    state: FailureBoundaryState,
  ): FailureBoundaryState | null {
    return subject === state.subject ? null : { failure: null, subject };
  }

  override componentDidCatch(failure: Error): void {
    reportProblem(`${this.props.name} failed: ${failure.name}: ${failure.message}`);
  }

  readonly retry = () => this.setState({ failure: null });

  override render(): ReactNode {
    const { failure } = this.state;
    return failure === null ? this.props.children : this.props.renderInstead(failure, this.retry);
  }
}
