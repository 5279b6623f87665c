import { parse } from 'yaml';
import consentYaml from '../../../content/consent.yaml?raw';
import demoYaml from '../../../content/demo.yaml?raw';
import formsYaml from '../../../content/forms.yaml?raw';
import { demo } from '../../../contract/demo.ts';
import { consent, forms } from '../../../contract/forms.ts';

/** What the server knows of the company, and what the demo begins with, from the same content. */
export const company = {
  demo: demo.parse(parse(demoYaml)),
  forms: forms.parse(parse(formsYaml)),
  consent: consent.parse(parse(consentYaml)),
};
