'use client'
import { useState } from 'react'
import { appointments } from '@/content/appointments'
import type { Result } from '@/lib/result'
import { toast } from '@/lib/toast'

/** One step at a time, told when it is done and why when it is not; answers what the server said. */
export function useStep() {
  const [busy, setBusy] = useState<string | null>(null)

  async function run<T>(
    name: string,
    send: () => Promise<Result<T>>,
    done?: { title: string; text: string },
  ): Promise<T | null> {
    if (busy) return null
    setBusy(name)
    const answer = await send().catch(() => null)
    setBusy(null)
    if (answer?.ok) {
      if (done) toast({ kind: 'success', title: done.title, description: done.text })
      return answer.data
    }
    const description = answer?.message ?? appointments.details.lost
    toast({ kind: 'error', title: appointments.details.toasts.failed, description })
    return null
  }

  return { busy, run }
}
