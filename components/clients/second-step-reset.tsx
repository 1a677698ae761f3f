'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useAct } from '@/components/ui/use-act'
import { ClientSection } from '@/components/clients/client-section'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { clientText } from '@/content/clients'
import { resetSecondStepAction } from '@/lib/team/actions'

const text = clientText.secondStep

/** For a client who lost the telephone; for administrators alone. */
export function SecondStepReset({ client, title }: { client: string; title: string }) {
  const router = useRouter()
  const { busy, act } = useAct()
  const [asked, setAsked] = useState(false)

  function reset() {
    setAsked(false)
    act({
      work: () => resetSecondStepAction({ userId: client }),
      done: { title: text.done, description: title },
      failed: text.failed,
      then: () => router.refresh(),
    })
  }

  return (
    <ClientSection id="client-second-step" title={text.title} small>
      <div className="grid justify-items-start gap-3 py-3 text-[1rem]">
        <p className="text-ink-2">{text.on}</p>
        <Button size="sm" busy={busy} onClick={() => setAsked(true)}>
          {text.button}
        </Button>
      </div>
      {asked ? (
        <ConfirmDialog
          title={text.dialog}
          confirm={text.confirm}
          keep={text.keep}
          onConfirm={reset}
          onClose={() => setAsked(false)}
        >
          {text.warning(title)}
        </ConfirmDialog>
      ) : null}
    </ClientSection>
  )
}
