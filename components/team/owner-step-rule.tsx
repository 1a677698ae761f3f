'use client'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { useAct } from '@/components/ui/use-act'
import { teamText } from '@/content/team'
import { setOwnerStepAction } from '@/lib/team/actions'
import type { OwnerStepRule as Rule } from '@/lib/team/schema'

const text = teamText.ownerStep

/** Turning the rule on needs confirmation, because owners without a second factor must then set one up. */
export function OwnerStepRule({ required, owners, lacking }: Rule) {
  const { busy, act } = useAct()
  const [asked, setAsked] = useState(false)
  const change = () => {
    act({
      work: () => setOwnerStepAction({ required: !required, seen: required }),
      done: { title: required ? text.toasts.left : text.toasts.asked },
      failed: teamText.toasts.failed,
    })
  }
  return (
    <section aria-labelledby="owner-step" className="grid gap-3">
      <h2 id="owner-step" className="pb-2 text-lg rule-opens">
        {text.title}
      </h2>
      <p className="text-[1rem] text-ink-2">{text.intro}</p>
      <p>
        <b>{required ? text.required : text.optional}</b> {text.lacking(lacking, owners)}
      </p>
      <p>
        <Button size="sm" busy={busy} onClick={() => (required ? change() : setAsked(true))}>
          {required ? text.leave : text.ask}
        </Button>
      </p>
      {asked ? (
        <ConfirmDialog
          title={text.confirm.title}
          confirm={text.confirm.button}
          keep={text.confirm.keep}
          onConfirm={change}
          onClose={() => setAsked(false)}
        >
          {text.confirm.warning(lacking)}
        </ConfirmDialog>
      ) : null}
    </section>
  )
}
