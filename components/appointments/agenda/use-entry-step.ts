'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useFocusBack } from '@/components/ui/use-focus-back'
import { agenda } from '@/content/appointment-agenda'
import type { Result } from '@/lib/result'
import { toast } from '@/lib/toast'

const text = agenda.steps

/** After a refusal the page is refreshed, so that the member sees the current state. */
export function useEntryStep() {
  const router = useRouter()
  const [busy, setBusy] = useState<string | null>(null)
  const holdFocus = useFocusBack(busy !== null)

  async function run<T>(
    name: string,
    send: () => Promise<Result<T>>,
    done?: { title: string; text: string },
  ): Promise<Result<T> | null> {
    if (busy) return null
    holdFocus()
    setBusy(name)
    const answer = await send().catch(() => null)
    setBusy(null)
    if (answer?.ok) {
      if (done) toast({ kind: 'success', title: done.title, description: done.text })
      return answer
    }
    toast({ kind: 'error', title: text.failed, description: answer?.message ?? text.lost })
    if (answer && answer.code !== 'invalid-input') router.refresh()
    return answer
  }

  return { busy, run }
}
