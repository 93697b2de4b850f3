import { Component, type ReactNode } from 'react';
import { PartNotLoaded } from './part-not-loaded.ts';
import { TroubleNotice } from './trouble-notice.tsx';

interface ErrorBoundaryProps {
  /** Begins the sentence: 'This screen'. */
  what: string;
  /** Where it stands for: when this changes, the next thing is not blamed for the last one's trouble. */
  place?: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  trouble: { error: unknown } | null;
}

/** Keeps what goes wrong while drawing from taking the rest of the page with it, and offers another try. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { trouble: null };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { trouble: { error } };
  }

  override componentDidUpdate(before: ErrorBoundaryProps): void {
    if (this.state.trouble && before.place !== this.props.place) this.tryAgain();
  }

  readonly tryAgain = (): void => {
    const error = this.state.trouble?.error;
    if (error instanceof PartNotLoaded) error.forget();
    this.setState({ trouble: null });
  };

  override render(): ReactNode {
    const { trouble } = this.state;
    if (!trouble) return this.props.children;
    return <TroubleNotice what={this.props.what} error={trouble.error} onRetry={this.tryAgain} />;
  }
}
