import { Icon } from '../../ui/Icon.tsx';
import { Typeset } from '../../ui/Typeset.tsx';

/** That something went well, below what was done. Its place is there before there is anything to say, or screen readers don't announce it. */
export function Done({ children }: { children: string }) {
  return (
    <p className="area-done" role="status">
      {children !== '' && (
        <>
          <Icon name="check" />
          <Typeset>{children}</Typeset>
        </>
      )}
    </p>
  );
}
