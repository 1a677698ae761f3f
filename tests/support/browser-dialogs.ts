/** jsdom has no dialogs; this stub returns the focus when a dialog closes, but does not keep the focus inside. */
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
