import { parse } from 'yaml';
import brandYaml from '../../../content/brand.yaml?raw';
import consentYaml from '../../../content/consent.yaml?raw';
import demoYaml from '../../../content/demo.yaml?raw';
import formsYaml from '../../../content/forms.yaml?raw';
import offersYaml from '../../../content/offers.yaml?raw';
import { consent, forms, offers } from '../../../contract/forms.ts';
import { brandNames, fillAllNames } from '../../../contract/names.ts';
import { demo } from '../../words/demo.ts';

const names = brandNames.parse(parse(brandYaml));
const read = (yaml: string) => fillAllNames(parse(yaml), names);

/** The company data that the server also has, and the demo's initial data. Both come from the content. */
export const company = {
  demo: demo.parse(read(demoYaml)),
  forms: forms.parse(read(formsYaml)),
  consent: consent.parse(read(consentYaml)),
  offers: offers.parse(read(offersYaml)),
};
