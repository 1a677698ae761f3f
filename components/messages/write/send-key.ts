import type { KeyboardEvent } from 'react'

/**
 * Whether a key sends: Ctrl or ⌘ with Enter everywhere; Enter alone where `alone` says so, except while a word is being
 * composed, with Shift, or on a screen whose keyboard has no Shift at hand.
 */
export function isSendKey(event: KeyboardEvent, alone: boolean): boolean {
  if (event.key !== 'Enter' || event.repeat || event.nativeEvent.isComposing) return false
  if (event.ctrlKey || event.metaKey) return true
  return alone && !event.shiftKey && matchMedia('(pointer: fine)').matches
}
