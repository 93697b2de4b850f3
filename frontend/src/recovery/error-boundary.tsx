import { Component, type ReactNode } from 'react';
import { ChunkLoadError } from './lazy-with-retry.tsx';
import { ErrorFallback } from './error-fallback.tsx';

interface ErrorBoundaryProps {
  /** Begins the sentence: 'This screen'. Null for what the page does without: nothing stands in its place. */
  what: string | null;
  /** Whether it holds a whole screen rather than a part of one. */
  isScreen?: boolean;
  /** Where it stands for: when this changes, the next thing is not blamed for the last one's trouble. */
  place?: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  trouble: { error: unknown } | null;
  place: string | undefined;
}

/** Keeps what goes wrong while drawing from taking the rest of the page with it, and offers another try. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { trouble: null, place: this.props.place };

  static getDerivedStateFromProps({ place }: ErrorBoundaryProps, state: ErrorBoundaryState): ErrorBoundaryState | null {
    return place === state.place ? null : { trouble: null, place };
  }

  static getDerivedStateFromError(error: unknown): Pick<ErrorBoundaryState, 'trouble'> {
    return { trouble: { error } };
  }

  override componentDidCatch(error: unknown): void {
    if (error instanceof ChunkLoadError) error.forget();
  }

  readonly tryAgain = (): void => this.setState({ trouble: null });

  override render(): ReactNode {
    const { trouble } = this.state;
    if (!trouble) return this.props.children;
    const { what, isScreen = false } = this.props;
    if (what === null) return null;
    return <ErrorFallback what={what} isScreen={isScreen} error={trouble.error} onRetry={this.tryAgain} />;
  }
}
