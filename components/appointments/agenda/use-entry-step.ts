'use client'
import { useRouter } from 'next/navigation'
import { useAct, type Act } from '@/components/ui/use-act'
import { agenda } from '@/content/appointment-agenda'

const { failed, lost } = agenda.steps

/** If the server refuses an action, the page is refreshed, because somebody has probably changed the appointment. */
export function useEntryStep() {
  const router = useRouter()
  const { act, ...rest } = useAct()
  const run = <T>(step: Act<T>) =>
    act({
      failed,
      lost,
      ...step,
      onFailure: (failure) => {
        if (failure.code !== 'invalid-input' && failure.code !== 'unavailable') router.refresh()
        return step.onFailure?.(failure)
      },
    })
  return { ...rest, run }
}
