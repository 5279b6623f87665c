import { Text } from '../../ui/Text.tsx';

/** The message for visitors who have JavaScript turned off. */
export function NeedsScript({ heading, body }: { heading: string; body: string }) {
  return (
    <noscript>
      <div className="wrap shared">
        <div className="shared-head grid gap-md">
          <Text.h1>{heading}</Text.h1>
          <Text.p className="text-muted">{body}</Text.p>
        </div>
      </div>
    </noscript>
  );
}
