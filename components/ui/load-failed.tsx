'use client'
import { RotateCw } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { State } from '@/components/ui/state'

type LoadFailedProps = { title: string; text: string; retry: string; className?: string }

/** Stands where a list could not be read; asks the server for the page again. */
export function LoadFailed({ title, text, retry, className }: LoadFailedProps) {
  const router = useRouter()
  const [busy, startTransition] = useTransition()
  return (
    <State
      tone="error"
      title={title}
      className={className}
      action={
        <Button size="sm" busy={busy} onClick={() => startTransition(() => router.refresh())}>
          <RotateCw strokeWidth={1.75} aria-hidden />
          {retry}
        </Button>
      }
    >
      {text}
    </State>
  )
}
