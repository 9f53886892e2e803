import { Component, type ReactNode } from 'react';
import styles from './styles.module.css';

/** Replaces a tool that has failed: the error and a way to start again, while the page can still be read. */
export class Crash extends Component<{ children: ReactNode }, { error?: Error | undefined }> {
  override state: { error?: Error | undefined } = {};

  static getDerivedStateFromError(error: Error): { error: Error } {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <div role="alert" className={styles.crash}>
        <p className={styles.title}>This page crashed</p>
        <p>
          A tool of this page failed while it was drawn. Your wallet and your streams are not
          affected, and the text of the page can be read.
        </p>
        <button
          type="button"
          className="button-solid"
          onClick={() => this.setState({ error: undefined })}
        >
          Try again
        </button>
        <pre>{error.message}</pre>
      </div>
    );
  }
}
