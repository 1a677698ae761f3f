/** In milliseconds; the pause doubles with each try. */
const firstPause = 2000
const longestPause = 30_000

const waiting = new Set<() => void>()

/** Resolves when the connection returns, when `goOn` is called, or after a pause that grows with `tries`. */
export function lineBack(tries: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer)
      window.removeEventListener('online', go)
      waiting.delete(go)
      resolve()
    }
    const timer = setTimeout(go, Math.min(firstPause * 2 ** tries, longestPause))
    window.addEventListener('online', go)
    waiting.add(go)
  })
}

/** Retries all uploads at once that wait for the connection. */
export const goOn = (): void => [...waiting].forEach((go) => go())
