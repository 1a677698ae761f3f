'use client'
import { useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { Field, Input } from '@/components/ui/field'
import { useAct } from '@/components/ui/use-act'
import { incomingMailText } from '@/content/incoming-mail'
import { allowMailSenderAction, removeMailSenderAction } from '@/lib/incoming-mail/actions'
import type { MailPage } from '@/lib/incoming-mail/schema'

const { senders: text, act: done } = incomingMailText

type SendersProps = Pick<MailPage, 'senders' | 'people'> & { acts: boolean }

export function Senders({ senders, people, acts }: SendersProps) {
  return (
    <section aria-labelledby="remitentes">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 pb-2 rule-opens">
        <h2 id="remitentes" tabIndex={-1} className="text-lg outline-none">
          {text.title}
        </h2>
        <p className="text-sm text-ink-2">{senders.length + people.length}</p>
      </div>
      <ul className="rule-closes">
        {people.map((person) => (
          <li key={person} className="border-t border-rule py-2.5 text-sm wrap-anywhere first:border-t-0">
            <b className="font-semibold">{person}</b>
            <span className="block text-ink-2">{text.team}</span>
          </li>
        ))}
        {senders.map((sender) => (
          <SenderRow key={sender.pattern} sender={sender} acts={acts} />
        ))}
      </ul>
      {senders.length === 0 ? <p className="py-3 text-sm text-ink-2">{text.none}</p> : null}
      {acts ? <AllowForm /> : null}
    </section>
  )
}

function SenderRow({ sender, acts }: { sender: MailPage['senders'][number]; acts: boolean }) {
  const { pattern, mails } = sender
  const { busy, act } = useAct()
  const [asked, setAsked] = useState(false)
  const remove = () =>
    act({
      work: () => removeMailSenderAction({ sender: pattern }),
      done: { title: text.removed, description: pattern },
      failed: text.failed,
      then: () => document.getElementById('remitentes')?.focus(),
    })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 border-t border-rule py-2.5 text-sm first:border-t-0">
      <span className="min-w-0 wrap-anywhere">
        <b className="font-semibold">{pattern}</b>
        <span className="block text-ink-2">{text.mails(mails)}</span>
      </span>
      {acts ? (
        <button
          type="button"
          aria-disabled={busy}
          onClick={() => !busy && setAsked(true)}
          className="min-h-tap min-w-tap cursor-pointer text-sm font-[550] text-red underline"
        >
          {text.remove}
          <span className="sr-only"> {pattern}</span>
        </button>
      ) : null}
      {asked ? (
        <ConfirmDialog
          title={text.removing.title(pattern)}
          confirm={text.removing.yes}
          keep={text.removing.no}
          onConfirm={remove}
          onClose={() => setAsked(false)}
        >
          <p>{text.removing.text}</p>
        </ConfirmDialog>
      ) : null}
    </li>
  )
}

function AllowForm() {
  const { busy, error, act } = useAct()
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const sender = String(new FormData(form).get('sender') ?? '').trim()
    act({
      work: () => allowMailSenderAction({ sender }),
      done: { title: done.allowed, description: sender },
      failed: text.failed,
      then: () => form.reset(),
      fieldOf: { 'public-domain': 'sender', 'too-many-senders': 'sender' },
    })
  }
  return (
    <form onSubmit={submit} noValidate method="post" className="mt-4 grid gap-3">
      <Field label={text.label} hint={text.wrong} error={error('sender')}>
        {(control) => (
          <Input {...control} name="sender" autoComplete="off" placeholder={text.placeholder} required />
        )}
      </Field>
      <Button type="submit" size="sm" busy={busy}>
        {text.button}
      </Button>
    </form>
  )
}
