/** What the readable cookie says: the name of whoever is signed in, '' when nobody is. */
export function readHint(): string {
  const raw = /(?:^|; )hint=([^;]*)/.exec(document.cookie)?.[1] ?? ''
  try {
    return decodeURIComponent(raw)
  } catch {
    return ''
  }
}

/** Looks again when the person comes back to this tab: they may have signed out in another. */
export function followHint(look: () => void): () => void {
  window.addEventListener('focus', look)
  document.addEventListener('visibilitychange', look)
  return () => {
    window.removeEventListener('focus', look)
    document.removeEventListener('visibilitychange', look)
  }
}
