import { Component, type CSSProperties, type ReactNode } from 'react';
import { copyValues, formsIn, typedTexts } from './forms.ts';

/** The message for a failed island, by language (`failed` of `content/ui.yaml`), set at build time. */
declare const FAILED_WORDS: Record<
  string,
  { heading: string; hint: string; typed: string; again: string }
>;

interface Props {
  island: HTMLElement;
  /** The forms of the island before hydration. */
  forms: readonly HTMLFormElement[];
  /** Called once React has hydrated the island. */
  onReady: () => void;
  children?: ReactNode;
}

interface State {
  hasFailed: boolean;
  /** The typed texts, if the island has failed. */
  typed: readonly string[];
}

/** The style of the notice, inline because only scripts show it and a style sheet would add to every page. */
const NOTICE: CSSProperties = {
  display: 'grid',
  gap: '1rem',
  justifyItems: 'start',
  padding: '1.5rem',
  border: '1px solid var(--color-edge)',
  borderRadius: 'var(--radius-card)',
  margin: '1rem',
};

/** Stands around every island: where it fails, says so, shows what was typed, and offers another try with all of it. */
export class Boundary extends Component<Props, State> {
  static getDerivedStateFromError = () => ({ hasFailed: true });

  override state: State = { hasFailed: false, typed: [] };
  /** The forms that React has removed from the page, or is about to remove. */
  #forms = this.props.forms;

  override componentDidMount() {
    this.props.onReady();
    this.#arrive();
  }

  override getSnapshotBeforeUpdate(_: Props, before: State) {
    if (this.state.hasFailed && !before.hasFailed) {
      const forms = formsIn(this.props.island);
      if (forms.length > 0) this.#forms = forms;
    }
    return null;
  }

  override componentDidUpdate(_: Props, before: State) {
    if (this.state.hasFailed !== before.hasFailed) this.#arrive();
  }

  #arrive() {
    if (this.state.hasFailed) this.setState({ typed: typedTexts(this.#forms) });
    else copyValues(this.#forms, formsIn(this.props.island));
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    const words = FAILED_WORDS[document.documentElement.lang];
    return (
      <div role="alert" style={NOTICE}>
        <p>
          <strong>{words?.heading}</strong>
        </p>
        <p>{words?.hint}</p>
        {this.state.typed.length > 0 && <p>{words?.typed}</p>}
        {this.state.typed.map((text) => (
          <textarea
            key={text}
            className="control"
            style={{ inlineSize: '100%' }}
            aria-label={words?.typed}
            readOnly
            value={text}
          />
        ))}
        <button
          type="button"
          className="button button-second"
          onClick={() => this.setState({ hasFailed: false })}
        >
          {words?.again}
        </button>
      </div>
    );
  }
}
