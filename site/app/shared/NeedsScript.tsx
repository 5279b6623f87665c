import { Text } from '../../ui/Text.tsx';

/** The message for visitors who have JavaScript turned off. */
export function NeedsScript({ heading, body }: { heading: string; body: string }) {
  return (
    <noscript>
      <div className="wrap shared">
        <div className="shared-head">
          <h1>
            <Text>{heading}</Text>
          </h1>
          <p className="text-muted">
            <Text>{body}</Text>
          </p>
        </div>
      </div>
    </noscript>
  );
}
