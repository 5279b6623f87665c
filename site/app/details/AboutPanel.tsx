import { useMemo } from 'react';
import type { Me } from '../../../contract/api/account.ts';
import type { BodyOf } from '../../../contract/api/endpoints.ts';
import { fill } from '../../../contract/fill.ts';
import { FINISHED_LANGS, LANGUAGES } from '../../../contract/languages.ts';
import { call } from '../../session/api.ts';
import { Field } from '../../ui/form/Field.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { Panel } from '../area/Panel.tsx';
import { useSetAccount } from '../area/use-account.ts';
import { usePage } from '../page-context.ts';
import { AccountForm } from '../sign-in/AccountForm.tsx';
import type { DetailsProps } from './texts.ts';
import { type TimeZones, zoneChoices } from './time-zones.ts';

/** Names, company, email language and time zone. Typed text survives a reload. */
export function AboutPanel({ me, zones }: { me: Me; zones: TimeZones }) {
  const { lang, words } = usePage<DetailsProps>();
  const { about } = words;
  const setAccount = useSetAccount();
  const choices = useMemo(() => zoneChoices(lang, zones, me.timeZone), [lang, zones, me.timeZone]);
  const field = (
    name: 'firstName' | 'lastName' | 'username' | 'company',
    autoComplete: string,
    maxLength: number,
    isOptional = false,
  ) => {
    const { label } = about[name];
    return (
      <Field
        {...{ name, autoComplete, maxLength, isOptional }}
        id={name}
        type="text"
        defaultValue={me[name]}
        words={{ ...about[name], label: isOptional ? fill(about.optional, { label }) : label }}
      />
    );
  };
  return (
    <Panel heading={about.heading} lead={about.lead}>
      <AccountForm
        send={about}
        draft="details"
        showsDone
        onSend={async (body: BodyOf<'changeDetails'>) => {
          setAccount(await call('changeDetails', { body }));
          return { confirmation: about.done };
        }}
      >
        <div className="account-pair grid gap-xl">
          {field('firstName', 'given-name', 100)}
          {field('lastName', 'family-name', 100, true)}
        </div>
        {field('username', 'nickname', 64)}
        {field('company', 'organization', 200, true)}
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
