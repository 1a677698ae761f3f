/** jsdom has no dialogs. This stub does not keep the focus inside the dialog, but returns the focus when it closes. */
const openers = new WeakMap<HTMLDialogElement, Element | null>()
HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
  openers.set(this, document.activeElement)
  this.open = true
}
HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
  this.open = false
  const opener = openers.get(this)
  if (opener instanceof HTMLElement) opener.focus()
}
