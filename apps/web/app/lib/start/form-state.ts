/**
 * Undoes what was chosen in the built page, whether by the viewer before it works or by Firefox, which restores a form
 * on reload: React would go on showing what it was built with. Typed text stays. Call it before React starts.
 */
export function resetChoices(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('input[type=radio], input[type=checkbox]')) {
    input.checked = input.defaultChecked;
  }
  for (const option of document.querySelectorAll('option')) option.selected = option.defaultSelected;
}
