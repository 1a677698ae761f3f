'use client'
import { useId } from 'react'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { Modal } from '@/components/ui/modal'
import { useFormAct } from '@/components/ui/use-form-act'
import { dianListsText } from '@/content/dian-lists'
import { reopenMonthAction } from '@/lib/dian-lists/actions'
import { reopenMonthSchema } from '@/lib/dian-lists/schema'

const text = dianListsText.reopenForm

type ReopenDialogProps = { client: string; month: string; name: string; onClose: () => void }

export function ReopenDialog({ client, month, name, onClose }: ReopenDialogProps) {
  const title = useId()
  const { busy, error, props } = useFormAct({
    schema: reopenMonthSchema,
    read: (fields) => ({ client, month, reason: fields.get('reason') }),
    send: reopenMonthAction,
    done: { title: text.done },
    failed: text.failed,
    then: onClose,
  })
  return (
    <Modal
      onClose={onClose}
      aria-labelledby={title}
      className="w-[min(32rem,calc(100%-2rem))] rounded-sheet border border-ink bg-sheet"
    >
      <form {...props} className="grid gap-4 p-6">
        <h2 id={title}>{text.title(name)}</h2>
        <Field label={text.reason} hint={text.hint} error={error('reason')}>
          {(control) => <Input {...control} name="reason" maxLength={300} autoComplete="off" required />}
        </Field>
        <p className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" busy={busy}>
            {text.save}
          </Button>
          <Button onClick={onClose}>{text.cancel}</Button>
        </p>
      </form>
    </Modal>
  )
}
