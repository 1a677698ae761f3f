'use client'
import { RotateCw } from 'lucide-react'
import { useEffect } from 'react'
import { Button } from '@/components/ui/button'
import { State } from '@/components/ui/state'
import { portal } from '@/content/portal'

/** Milliseconds between two tries of its own. */
const pause = 5000

/** A page of the portal that could not be drawn: says what is safe and comes back by itself. */
export function PortalFailure({ retry }: { retry: () => void }) {
  useEffect(() => {
    const again = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) retry()
    }
    const timer = setInterval(again, pause)
    window.addEventListener('online', again)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', again)
    }
  }, [retry])

  return (
    <State
      tone="error"
      title={portal.failure.title}
      className="mt-12"
      action={
        <Button size="sm" onClick={retry}>
          <RotateCw strokeWidth={1.75} aria-hidden />
          {portal.failure.retry}
        </Button>
      }
    >
      {portal.failure.text}
    </State>
  )
}
