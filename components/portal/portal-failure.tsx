'use client'
import { RotateCw } from 'lucide-react'
import { Button } from '@/components/ui/button'
import type { PageFailureProps } from '@/components/ui/page-failure'
import { State } from '@/components/ui/state'
import { isConnectionLost, useRetries } from '@/components/ui/use-retries'
import { connectionLost } from '@/content/connection-lost'
import { portal } from '@/content/portal'

export function PortalFailure({ error, retry }: PageFailureProps) {
  const trying = useRetries(retry, true)

  return (
    <State
      tone="error"
      title={isConnectionLost(error) ? connectionLost.title : portal.failure.title}
      level={1}
      className="mt-12"
      action={
        <Button size="sm" onClick={retry} disabled={trying}>
          <RotateCw strokeWidth={1.75} aria-hidden />
          {portal.failure.retry}
        </Button>
      }
    >
      {portal.failure.text}
    </State>
  )
}
