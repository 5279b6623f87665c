import { Icon } from '../../ui/Icon.tsx';
import { Typeset } from '../../ui/Typeset.tsx';

interface Props {
  /** Said while sending it takes long; else empty. */
  waiting: string;
  /** Said once it is stored; else empty. */
  thanks: string;
  /** Said when it is not; else empty. `{email}` stands for the address to write to. */
  failure: string;
  /** That address. */
  company: string;
}

/** How sending a form went. Its place is there before there is anything to say, or screen readers don't announce it. */
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
