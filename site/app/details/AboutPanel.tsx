import { useMemo } from 'react';
import type { Me } from '../../../contract/api/account.ts';
import type { BodyOf } from '../../../contract/api/endpoints.ts';
import { fill } from '../../../contract/fill.ts';
import { FINISHED_LANGS, LANGUAGES } from '../../../contract/languages.ts';
import { call } from '../../session/api.ts';
import { explain } from '../../session/refusals.ts';
import type { TimeZones } from '../../session/time-zones.ts';
import { useDraft } from '../../session/use-draft.ts';
import { useSubmission } from '../../session/use-submission.ts';
import { Field } from '../../ui/form/Field.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { Done } from '../area/Done.tsx';
import { Panel } from '../area/Panel.tsx';
import { useNoteAccount } from '../area/use-account.ts';
import { useArea } from '../area/use-area.ts';
import { AccountForm } from '../sign-in/AccountForm.tsx';
import { zoneChoices } from './time-zones.ts';
import { useDetails } from './words.ts';

/** Names, company, email language and time zone. Typed text survives a reload. */
export function AboutPanel({ me, zones }: { me: Me; zones: TimeZones }) {
  const { lang } = useArea();
  const { words, refusals } = useDetails();
  const { about } = words;
  const note = useNoteAccount();
  const submission = useSubmission(
    async (values) => {
      const body = Object.fromEntries(values) as BodyOf<'changeDetails'>;
      note(await call('changeDetails', { body }));
      forget();
      return { confirmation: about.done };
    },
    (error) => explain(error, refusals, lang),
  );
  const forget = useDraft('details', submission.form.ref);
  const choices = useMemo(() => zoneChoices(lang, zones, me.timeZone), [lang, zones, me.timeZone]);
  const { fields } = submission.refused;
  const optional = (words: typeof about.company) => ({
    ...words,
    label: fill(about.optional, { label: words.label }),
  });
  return (
    <Panel heading={about.heading} lead={about.lead}>
      <AccountForm
        submission={submission}
        send={about}
        refusals={refusals}
        after={<Done>{submission.confirmation}</Done>}
      >
        <div className="area-pair">
          <Field
            id="first-name"
            name="firstName"
            type="text"
            autoComplete="given-name"
            maxLength={100}
            defaultValue={me.firstName}
            words={about.firstName}
            refused={fields['firstName']}
          />
          <Field
            id="last-name"
            name="lastName"
            type="text"
            autoComplete="family-name"
            maxLength={100}
            isOptional
            defaultValue={me.lastName}
            words={optional(about.lastName)}
            refused={fields['lastName']}
          />
        </div>
        <Field
          id="username"
          name="username"
          type="text"
          autoComplete="nickname"
          maxLength={64}
          defaultValue={me.username}
          words={about.username}
          refused={fields['username']}
        />
        <Field
          id="company"
          name="company"
          type="text"
          autoComplete="organization"
          maxLength={200}
          isOptional
          defaultValue={me.company}
          words={optional(about.company)}
          refused={fields['company']}
        />
        <SelectField
          id="lang"
          name="lang"
          words={about.lang}
          defaultValue={me.lang}
          options={FINISHED_LANGS.map((key) => ({
            value: key,
            label: LANGUAGES[key].name,
            lang: key,
          }))}
        />
        <SelectField
          id="time-zone"
          name="timeZone"
          words={about.timeZone}
          defaultValue={me.timeZone}
          {...choices}
        />
      </AccountForm>
    </Panel>
  );
}
