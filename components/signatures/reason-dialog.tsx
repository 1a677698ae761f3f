import { useId, type ComponentProps } from 'react'
import { Button } from '@/components/ui/button'
import { inputStyles } from '@/components/ui/control-styles'
import { Field } from '@/components/ui/field'
import { Modal } from '@/components/ui/modal'

type ReasonDialogProps = {
  text: { title: string; text: string; reason: string; hint?: string; confirm: string; keep: string }
  form: ComponentProps<'form'>
  maxLength: number
  error: ComponentProps<typeof Field>['error']
  busy: boolean
  onClose: () => void
}

/** Asks for the reason why a document is declined or withdrawn, or why its engagement ends. The form has the field `reason`. */
export function ReasonDialog({ text, form, maxLength, error, busy, onClose }: ReasonDialogProps) {
  const title = useId()
  return (
    <Modal
      onClose={onClose}
      aria-labelledby={title}
      className="w-[min(32rem,calc(100%-2rem))] rounded-sheet border border-ink bg-sheet"
    >
      <form {...form} className="grid gap-4 p-6">
        <h2 id={title}>{text.title}</h2>
        <p>{text.text}</p>
        <Field label={text.reason} {...(text.hint && { hint: text.hint })} error={error}>
          {(control) => (
            <textarea {...control} name="reason" rows={3} maxLength={maxLength} className={inputStyles} />
          )}
        </Field>
        <p className="flex flex-wrap gap-3">
          <Button type="submit" variant="danger" busy={busy}>
            {text.confirm}
          </Button>
          <Button onClick={onClose}>{text.keep}</Button>
        </p>
      </form>
    </Modal>
  )
}
