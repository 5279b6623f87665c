/** Opens and closes dialogs in browsers that don't support `command` and `closedby` yet. */
export function openDialogs(): void {
  const knowsCommands = 'commandForElement' in HTMLButtonElement.prototype;
  const knowsClosedBy = 'closedBy' in HTMLDialogElement.prototype;

  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const button = target.closest('[commandfor]');
    if (button && !knowsCommands) {
      const dialog = document.getElementById(button.getAttribute('commandfor') ?? '');
      if (!(dialog instanceof HTMLDialogElement)) return;
      if (button.getAttribute('command') === 'show-modal') dialog.showModal();
      else dialog.close();
    } else if (!knowsClosedBy && target instanceof HTMLDialogElement) {
      // The content fills the dialog's own box, so a click whose target is the dialog is on the backdrop.
      target.close();
    }
  });

  // A link to a section of this page must close the panel, which would otherwise cover the section.
  for (const dialog of document.querySelectorAll('dialog')) {
    dialog.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('a[href]')) dialog.close();
    });
  }
}
