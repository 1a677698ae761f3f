'use client'
import { RotateCw } from 'lucide-react'
import { useEffect, useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { State } from '@/components/ui/state'
import { portal } from '@/content/portal'

const retryPauseMs = 5000

export function PortalFailure({ retry }: { retry: () => void }) {
  const [trying, startTry] = useTransition()

  useEffect(() => {
    // A retry starts only while no other retry is running.
    if (trying) return
    const again = () => startTry(retry)
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && navigator.onLine) again()
    }, retryPauseMs)
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
