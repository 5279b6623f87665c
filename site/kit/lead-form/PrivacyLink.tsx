import type { SectionContext } from '../define-section.ts';

/** Below a form: where it says the rest of what becomes of what people write. */
export function PrivacyLink({ privacy, words }: SectionContext) {
  return (
    <p className="form-privacy">
      <a href={privacy}>{words.leadForm.privacy}</a>
    </p>
  );
}
