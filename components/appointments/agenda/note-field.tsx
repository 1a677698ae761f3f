import { inputStyles } from '@/components/ui/control-styles'
import { Field } from '@/components/ui/field'
import { agenda } from '@/content/appointment-agenda'

const text = agenda.steps

type NoteFieldProps = { value: string; onChange: (note: string) => void; error?: string | undefined }

export function NoteField({ value, onChange, error }: NoteFieldProps) {
  return (
    <Field
      label={
        <>
          {text.note} <span className="font-normal text-ink-2">{text.optional}</span>
        </>
      }
      hint={text.noteHint}
      error={error}
    >
      {(control) => (
        <textarea
          {...control}
          rows={3}
          maxLength={500}
          dir="auto"
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          className={inputStyles}
        />
      )}
    </Field>
  )
}
