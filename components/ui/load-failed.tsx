'use client'
import { RotateCw } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { State } from '@/components/ui/state'

type LoadFailedProps = { title: string; text: string; retry: string; className?: string }

export function LoadFailed({ title, text, retry, className }: LoadFailedProps) {
  return (
    <State tone="error" title={title} className={className} action={<ReadAgain label={retry} />}>
      {text}
    </State>
  )
}

export function ReadAgain({ label }: { label: string }) {
  const router = useRouter()
  const [busy, start] = useTransition()
  return (
    <Button size="sm" busy={busy} onClick={() => start(() => router.refresh())}>
      <RotateCw strokeWidth={1.75} aria-hidden />
      {label}
    </Button>
  )
}
