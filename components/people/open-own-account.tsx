'use client'
import { Button } from '@/components/ui/button'
import { useAct } from '@/components/ui/use-act'
import { switcherText } from '@/content/portal'
import { openOwnAccountAction } from '@/lib/people/actions'

const text = switcherText.own

/** For invited users who also own a company: opens an account for that company, which the firm must approve. */
export function OpenOwnAccount() {
  const { busy, act } = useAct()
  const open = () => act({ work: () => openOwnAccountAction({}), failed: text.failed })
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
