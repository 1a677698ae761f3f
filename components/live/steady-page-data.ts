import { connectionState, setConnectionState } from '@/components/live/connection-state'

/** Milliseconds; it doubles with each try, as every read of the browser does. */
const firstPause = 1000
const longestPause = 30_000

/**
 * Lets a page's data that the network cut off wait for the connection and be asked for again. Left alone, the router
 * answers a cut by leaving for the address itself, and the browser puts its own error page over what was being read.
 * Answers how to end it.
 */
export function steadyPageData(): () => void {
  const plain = window.fetch
  window.fetch = async (input, init) => {
    const before = connectionState()
    for (let tries = 0; ; tries++) {
      try {
        const answer = await plain(input, init)
        if (tries > 0 && connectionState() === 'lost') setConnectionState(before)
        return answer
      } catch (error) {
        if (!isPageData(init) || init?.signal?.aborted) throw error
        setConnectionState('lost')
        await networkOr(Math.min(firstPause * 2 ** tries, longestPause))
      }
    }
  }
  return () => {
    window.fetch = plain
  }
}

const isPageData = (init: RequestInit | undefined) =>
  (init?.method ?? 'GET') === 'GET' && new Headers(init?.headers).has('rsc')

function networkOr(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer)
      window.removeEventListener('online', go)
      resolve()
    }
    const timer = setTimeout(go, milliseconds)
    window.addEventListener('online', go)
  })
}
