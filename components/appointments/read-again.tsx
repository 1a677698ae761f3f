'use client'
import { RotateCw } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { Button } from '@/components/ui/button'

/** Draws the page again on the server. */
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
