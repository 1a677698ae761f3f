'use client'
import { useRef, useState } from 'react'
import type { Asked } from '@/components/dian-lists/ask-button'
import { toHeading } from '@/components/dian-lists/line-actions'
import { Field, Input } from '@/components/ui/field'
import { FormDialog } from '@/components/ui/form-dialog'
import { useAct } from '@/components/ui/use-act'
import { dianListsText } from '@/content/dian-lists'
import { askRowsAction } from '@/lib/dian-lists/actions'

const text = dianListsText.askForm
const most = 40

type AskDialogProps = {
  client: string
  month: string
  lines: readonly Asked[]
  due: string
  today: string
  onClose: () => void
}

export function AskDialog({ client, month, lines, due, today, onClose }: AskDialogProps) {
  const form = useRef<HTMLFormElement>(null)
  const [request] = useState(() => crypto.randomUUID())
  // The lines are copied when the dialog opens, because the page behind it may be refreshed meanwhile.
  const [asked] = useState(() => lines.slice(0, most))
  const { busy, act, error } = useAct()

  function send() {
    const day = form.current ? String(new FormData(form.current).get('due')) : due
    act({
      work: () => askRowsAction({ request, client, month, keys: asked.map(({ key }) => key), due: day }),
      done: { title: text.sent },
      failed: text.failed,
      then: () => {
        onClose()
        toHeading()
      },
    })
  }

  return (
    <FormDialog
      ref={form}
      title={text.title(asked.length)}
      text={text.text}
      confirm={text.send}
      keep={text.cancel}
      busy={busy}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      onClose={onClose}
    >
      {lines.length > most ? <p className="text-sm">{text.first(most)}</p> : null}
      <ul
        className="grid max-h-60 gap-1.5 overflow-y-auto text-sm"
        tabIndex={0}
        aria-label={text.title(asked.length)}
      >
        {asked.map(({ key, party, number, total }) => (
          <li key={key} className="flex justify-between gap-4 wrap-anywhere">
            <span>{text.item(party, number)}</span>
            <span className="tabular-nums">{total}</span>
          </li>
        ))}
      </ul>
      <Field label={text.due} hint={text.dueHint} error={error('due')}>
        {(control) => <Input {...control} type="date" name="due" min={today} defaultValue={due} required />}
      </Field>
    </FormDialog>
  )
}
