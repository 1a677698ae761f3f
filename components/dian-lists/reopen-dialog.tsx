'use client'
import { Field, Input } from '@/components/ui/field'
import { FormDialog } from '@/components/ui/form-dialog'
import { useFormAct } from '@/components/ui/use-form-act'
import { dianListsText } from '@/content/dian-lists'
import { reopenMonthAction } from '@/lib/dian-lists/actions'
import { reopenMonthSchema } from '@/lib/dian-lists/schema'

const text = dianListsText.reopenForm

type ReopenDialogProps = { client: string; month: string; name: string; onClose: () => void }

export function ReopenDialog({ client, month, name, onClose }: ReopenDialogProps) {
  const { busy, error, props } = useFormAct({
    schema: reopenMonthSchema,
    read: (fields) => ({ client, month, reason: fields.get('reason') }),
    send: reopenMonthAction,
    done: { title: text.done },
    failed: text.failed,
    then: onClose,
  })
  return (
    <FormDialog
      {...props}
      title={text.title(name)}
      confirm={text.save}
      keep={text.cancel}
      busy={busy}
      onClose={onClose}
    >
      <Field label={text.reason} hint={text.hint} error={error('reason')}>
        {(control) => <Input {...control} name="reason" maxLength={300} autoComplete="off" required />}
      </Field>
    </FormDialog>
  )
}
