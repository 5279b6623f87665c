import { Glued } from '../../ui/Glued.tsx';
import { Icon } from '../../ui/Icon.tsx';

interface Props {
  /** Said once it is stored; else empty. */
  thanks: string;
  /** Said when it is not; else empty. `{email}` stands for the address to write to. */
  failure: string;
  /** That address. */
  company: string;
  terms: readonly string[];
}

/** How sending a form went. Its place is there before there is anything to say, or nobody announces it. */
export function LeadStatus({ thanks, failure, company, terms }: Props) {
  const [before = '', after] = failure.split('{email}');
  return (
    <p className="lead-form-status" role="status" data-failed={failure === '' ? undefined : ''}>
      {thanks !== '' && (
        <>
          <Icon name="check" />
          <Glued terms={terms}>{thanks}</Glued>
        </>
      )}
      {failure !== '' && (
        <span>
          <Glued terms={terms}>{before}</Glued>
          {after !== undefined && (
            <>
              <a className="text-link" href={`mailto:${company}`}>
                {company}
              </a>
              <Glued terms={terms}>{after}</Glued>
            </>
          )}
        </span>
      )}
    </p>
  );
}
