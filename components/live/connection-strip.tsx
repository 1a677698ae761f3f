'use client'
import { WifiOff } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { connectionState, onConnectionState, setConnectionState } from '@/components/live/connection-state'
import { frame } from '@/content/navigation'
import { copiesCache, copyKey } from '@/lib/portal/copies'
import { formatTime } from '@/lib/format/date'

const showLostAfterMs = 3000
/** In milliseconds: the pause before the first retry, which doubles with each further retry. */
const firstPause = 1000
const longestPause = 30_000

export function ConnectionStrip() {
  useEffect(steadyPageData, [])
  const online = useSyncExternalStore(
    onNetwork,
    () => navigator.onLine,
    () => true,
  )
  const lost = useSyncExternalStore(onConnectionState, connectionState, () => 'idle') === 'lost'
  const interrupted = lost || !online
  return interrupted ? <Strip key={String(online)} online={online} /> : null
}

const onNetwork = (listen: () => void) => {
  window.addEventListener('online', listen)
  window.addEventListener('offline', listen)
  return () => {
    window.removeEventListener('online', listen)
    window.removeEventListener('offline', listen)
  }
}

function Strip({ online }: { online: boolean }) {
  const [shown, setShown] = useState(false)
  const [since] = useState(() => new Date())
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), showLostAfterMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div role="status">
      {shown ? (
        <p className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 bg-ink px-4 py-3 text-sm text-sheet">
          <WifiOff className="size-5 flex-none" strokeWidth={1.75} aria-hidden />
          {online
            ? frame.connection.waiting
            : `${frame.connection.offline} ${frame.connection.copy(formatTime(since))}`}
        </p>
      ) : null}
    </div>
  )
}

/** Repeats failed requests for pages, because the router would navigate to the browser's error page. */
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
        if (!navigator.onLine && !isPrefetch(init)) await openCopy(input)
        await networkOr(Math.min(firstPause * 2 ** tries, longestPause))
      }
    }
  }
  return () => {
    window.fetch = plain
  }
}

/** Without a connection, a link to a page that was visited before opens the stored copy of that page. */
async function openCopy(input: RequestInfo | URL): Promise<void> {
  const wanted = new URL(input instanceof Request ? input.url : input, location.href)
  wanted.searchParams.delete('_rsc')
  const key = copyKey(wanted)
  if (key === copyKey(location) || !('caches' in window)) return
  if (await caches.match(key, { cacheName: copiesCache })) location.assign(key)
}

const isPrefetch = (init: RequestInit | undefined) => new Headers(init?.headers).has('next-router-prefetch')

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
