'use client'
import { RotateCw } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { State } from '@/components/ui/state'
import { figures } from '@/content/figures'

const text = figures.failed

export function FiguresFailed() {
  const router = useRouter()
  const [busy, startTransition] = useTransition()
  return (
    <State
      tone="error"
      title={text.title}
      className="mt-6"
      action={
        <Button size="sm" busy={busy} onClick={() => startTransition(() => router.refresh())}>
          <RotateCw strokeWidth={1.75} aria-hidden />
          {text.retry}
        </Button>
      }
    >
      {text.text}
    </State>
  )
}
