import { Icon } from '../../ui/Icon.tsx';
import { Typeset } from '../../ui/Typeset.tsx';

/**
 * A success message below the form. The element is rendered while still empty, because screen readers don't announce a
 * live region that is added later.
 */
export function Done({ children }: { children: string }) {
  return (
    <p className="area-done flex items-center gap-xs text-sm text-accent font-medium" role="status">
      {children !== '' && (
        <>
          <Icon name="check" />
          <Typeset>{children}</Typeset>
        </>
      )}
    </p>
  );
}
