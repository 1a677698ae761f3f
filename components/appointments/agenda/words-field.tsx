import { inputStyles } from '@/components/ui/control-styles'
import { Field } from '@/components/ui/field'
import { agenda } from '@/content/agenda'

const text = agenda.steps

type WordsFieldProps = { value: string; onChange: (words: string) => void; error?: string | undefined }

/** What the client reads beside the step. */
export function WordsField({ value, onChange, error }: WordsFieldProps) {
  return (
    <Field
      label={
        <>
          {text.words} <span className="font-normal text-ink-2">{text.optional}</span>
        </>
      }
      hint={text.wordsHint}
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
