'use client'
import { useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { attempted } from '@/components/ui/use-act'
import { switcherText } from '@/content/portal'
import { openOwnAccountAction } from '@/lib/people/actions'
import { toast } from '@/lib/toast'

const text = switcherText.own

/** For invited people who also have a company: it gets a separate account, which the firm must approve. */
export function OpenOwnAccount() {
  const [busy, start] = useTransition()
  const open = () =>
    start(async () => {
      const answer = await attempted(openOwnAccountAction({}))
      if (!answer.ok) toast({ kind: 'error', title: text.failed, description: answer.message })
    })
  return (
    <div className="grid justify-items-start gap-1 py-3 text-sm">
      <p className="font-semibold">{text.title}</p>
      <p className="text-ink-2">{text.text}</p>
      <Button type="button" size="sm" className="mt-1" busy={busy} onClick={open}>
        {busy ? text.busy : text.button}
      </Button>
    </div>
  )
}
