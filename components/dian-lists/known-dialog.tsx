'use client'
import type { ActedLine } from '@/components/dian-lists/line-actions'
import { Field, Input } from '@/components/ui/field'
import { FormDialog } from '@/components/ui/form-dialog'
import { useFormAct } from '@/components/ui/use-form-act'
import { knownText, type KnownReason } from '@/content/dian-list-classes'
import { dianListsText } from '@/content/dian-lists'
import { markKnownAction } from '@/lib/dian-lists/actions'
import { markKnownSchema } from '@/lib/dian-lists/schema'

const text = dianListsText.knownForm

type KnownDialogProps = {
  client: string
  month: string
  line: ActedLine
  number: string
  onClose: () => void
}

export function KnownDialog({ client, month, line, number, onClose }: KnownDialogProps) {
  const { busy, error, props } = useFormAct({
    schema: markKnownSchema,
    read: (fields) => ({
      client,
      month,
      key: line.key,
      seen: { class: line.class, at: line.at },
      reason: fields.get('reason'),
      note: fields.get('note') ?? '',
    }),
    send: markKnownAction,
    done: { title: text.saved },
    failed: dianListsText.actions.failed,
    then: onClose,
  })
  const reasons = (Object.keys(knownText) as KnownReason[]).filter(
    (one) => one !== 'events-seen' || line.class === 'sin_eventos',
  )
  return (
    <FormDialog
      {...props}
      title={text.title(number)}
      text={text.text}
      confirm={text.save}
      keep={text.cancel}
      busy={busy}
      onClose={onClose}
    >
      <fieldset>
        <legend className="text-sm font-[550]">{text.why}</legend>
        {reasons.map((reason, at) => (
          <label key={reason} className="flex min-h-tap items-center gap-2.5">
            <input type="radio" name="reason" value={reason} defaultChecked={at === 0} />
            <span>{knownText[reason]}</span>
          </label>
        ))}
      </fieldset>
      <Field label={text.note} hint={text.noteHint} error={error('note')}>
        {(control) => <Input {...control} name="note" maxLength={300} autoComplete="off" />}
      </Field>
    </FormDialog>
  )
}
