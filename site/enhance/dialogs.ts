/** Opens and closes dialogs where the browser does not know `command` and `closedby` yet. */
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
      // The dialog's own box is filled by its content, so a click on the dialog is on the backdrop.
      target.close();
    }
  });

  // A link to a section of this page must not leave the panel standing before it.
  for (const dialog of document.querySelectorAll('dialog')) {
    dialog.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('a[href]')) dialog.close();
    });
  }
}
