'use client'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { useAct } from '@/components/ui/use-act'
import { incomingMailText } from '@/content/incoming-mail'
import { changeMailAddressAction } from '@/lib/incoming-mail/actions'
import type { MailPage } from '@/lib/incoming-mail/schema'

const { change: text } = incomingMailText

type ChangeAddressProps = { retired: MailPage['retired']; mayChange: boolean }

export function ChangeAddress({ retired, mayChange }: ChangeAddressProps) {
  const { busy, act } = useAct()
  const [asked, setAsked] = useState(false)
  const change = () =>
    act({
      work: () => changeMailAddressAction({}),
      done: { title: text.done },
      failed: text.failed,
    })
  return (
    <section aria-labelledby="cambiar" className="grid gap-4 rounded-sheet border border-rule bg-sheet p-6">
      <h2 id="cambiar" className="text-lg">
        {text.title}
      </h2>
      <p className="text-sm text-ink-2">{text.text}</p>
      {retired.length > 0 ? (
        <div className="text-sm">
          <p className="font-semibold">{text.retired}</p>
          <ul>
            {retired.map(({ sender, mails }) => (
              <li key={sender} className="border-t border-rule py-2.5 wrap-anywhere">
                {sender} <span className="text-ink-2">({text.mails(mails)})</span>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {mayChange ? (
        <Button size="sm" busy={busy} onClick={() => setAsked(true)}>
          {text.button}
        </Button>
      ) : null}
      {asked ? (
        <ConfirmDialog
          title={text.confirm.title}
          confirm={text.confirm.yes}
          keep={text.confirm.no}
          onConfirm={change}
          onClose={() => setAsked(false)}
        >
          <p>{text.confirm.text}</p>
        </ConfirmDialog>
      ) : null}
    </section>
  )
}
