'use client'
import { RotateCw } from 'lucide-react'
import { useEffect, useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { State } from '@/components/ui/state'
import { portal } from '@/content/portal'

/** Milliseconds between two tries of its own. */
const pause = 5000

/** A page of the portal that could not be drawn: says what is safe and comes back by itself. */
export function PortalFailure({ retry }: { retry: () => void }) {
  const [trying, startTry] = useTransition()

  useEffect(() => {
    // A try that is still under way is not overtaken by the next one.
    if (trying) return
    const again = () => startTry(retry)
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && navigator.onLine) again()
    }, pause)
    window.addEventListener('online', again)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', again)
    }
  }, [trying, retry])

  return (
    <State
      tone="error"
      title={portal.failure.title}
      level={1}
      className="mt-12"
      action={
        <Button size="sm" onClick={() => startTry(retry)} disabled={trying}>
          <RotateCw strokeWidth={1.75} aria-hidden />
          {portal.failure.retry}
        </Button>
      }
    >
      {portal.failure.text}
    </State>
  )
}
