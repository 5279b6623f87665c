import { use } from 'react';
import { forgetSentDraft } from '../../session/sent.ts';
import { useDraft } from '../../session/use-draft.ts';
import { FormContext } from '../../ui/form/form-context.ts';
import { AccountForm, type AccountFormProps } from '../sign-in/AccountForm.tsx';
import { Button } from './Button.tsx';
import { Done } from './Done.tsx';

interface Props<Values> extends Omit<AccountFormProps<Values>, 'beside' | 'after' | 'problem'> {
  /** The name of the form, unique on the site, if what is typed survives a reload. */
  draft?: string;
  /** Whether the confirmation is shown below the form. */
  showsDone?: boolean;
  /** A button beside the submit button. A form that is being sent can't be canceled. */
  cancel?: CancelProps;
}

/** A form of the account area, which can keep a draft, say that it is saved, and be canceled. */
export function AreaForm<Values>({
  draft,
  showsDone = false,
  cancel,
  onSend,
  children,
  ...props
}: Props<Values>) {
  return (
    <AccountForm<Values>
      {...props}
      onSend={async (values, data, form) => {
        const sent = await onSend(values, data, form);
        if (draft !== undefined) forgetSentDraft(draft, form, data);
        return sent;
      }}
      beside={cancel && <Cancel {...cancel} />}
      after={showsDone && <Confirmation />}
    >
      {children}
      {draft !== undefined && <Draft name={draft} />}
    </AccountForm>
  );
}

interface CancelProps {
  label: string;
  onCancel: () => void;
}

function Cancel({ label, onCancel }: CancelProps) {
  return (
    <Button isBusy={use(FormContext)?.isSending ?? false} onClick={onCancel}>
      {label}
    </Button>
  );
}

const Confirmation = () => <Done>{use(FormContext)?.confirmation ?? ''}</Done>;

function Draft({ name }: { name: string }) {
  useDraft(name, use(FormContext)?.form);
  return null;
}
