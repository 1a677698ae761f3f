const shortestPause = 10_000

/** Calls back when the person returns to the tab or the network comes back, at most every ten seconds. */
export function wakeUps(wake: () => void): () => void {
  let last = Date.now()
  const onReturn = () => {
    if (document.visibilityState !== 'visible' || Date.now() - last < shortestPause) return
    last = Date.now()
    wake()
  }
  const onOnline = () => {
    last = Date.now()
    wake()
  }
  window.addEventListener('focus', onReturn)
  document.addEventListener('visibilitychange', onReturn)
  window.addEventListener('online', onOnline)
  return () => {
    window.removeEventListener('focus', onReturn)
    document.removeEventListener('visibilitychange', onReturn)
    window.removeEventListener('online', onOnline)
  }
}
