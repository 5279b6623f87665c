import type { SectionContext } from '../define-section.ts';

/** Renders the link to the privacy notice below a form. */
export function PrivacyLink({ privacy, words }: SectionContext) {
  return (
    <p className="form-privacy">
      <a href={privacy}>{words.leadForm.privacy}</a>
    </p>
  );
}
