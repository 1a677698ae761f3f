'use client'
import { WifiOff } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { connectionState, onConnectionState } from '@/components/live/connection-state'
import { steadyPageData } from '@/components/live/steady-page-data'
import { frame } from '@/content/frame'

/** Milliseconds: a shorter interruption is nobody's concern. */
const patience = 3000

const onNetwork = (listen: () => void) => {
  window.addEventListener('online', listen)
  window.addEventListener('offline', listen)
  return () => {
    window.removeEventListener('online', listen)
    window.removeEventListener('offline', listen)
  }
}

/** Keeps the page where it is while the connection is interrupted, and says so once it has lasted; goes away by itself. */
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

function Strip({ online }: { online: boolean }) {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), patience)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div role="status">
      {shown ? (
        <p className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 bg-ink px-4 py-3 text-sm text-sheet">
          <WifiOff className="size-5 flex-none" strokeWidth={1.75} aria-hidden />
          {online ? frame.connection.waiting : frame.connection.offline}
        </p>
      ) : null}
    </div>
  )
}
