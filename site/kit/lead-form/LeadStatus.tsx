import { Icon } from '../../ui/Icon.tsx';
import { Typeset } from '../../ui/Typeset.tsx';

interface Props {
  /** Shown while sending takes long; otherwise empty. */
  waiting: string;
  /** Shown when it is stored; otherwise empty. */
  thanks: string;
  /** Shown when it failed; otherwise empty. `{email}` is replaced with the address to write to. */
  failure: string;
  /** The address to write to. */
  company: string;
}

/**
 * Renders the result of sending a form. Its element exists before there is a message, because otherwise screen readers
 * don't announce it.
 */
export function LeadStatus({ waiting, thanks, failure, company }: Props) {
  const [before = '', after] = failure.split('{email}');
  return (
    <p className="lead-form-status" role="status" data-failed={failure === '' ? undefined : ''}>
      {waiting !== '' && <Typeset>{waiting}</Typeset>}
      {thanks !== '' && (
        <>
          <Icon name="check" />
          <Typeset>{thanks}</Typeset>
        </>
      )}
      {failure !== '' && (
        <span>
          <Typeset>{before}</Typeset>
          {after !== undefined && (
            <>
              <a className="text-link" href={`mailto:${company}`}>
                {company}
              </a>
              <Typeset>{after}</Typeset>
            </>
          )}
        </span>
      )}
    </p>
  );
}
