import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { checkText as text } from '@/content/records'

/** Asks by address, so that an answer can be kept and sent on. */
export function CheckForm({ typed, problem }: { typed: string; problem: string | undefined }) {
  return (
    <form action={text.path} className="mt-8 grid max-w-96 gap-4">
      <Field label={text.field} hint={text.hint} error={problem}>
        {(control) => (
          <Input
            {...control}
            name="codigo"
            defaultValue={typed}
            required
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className="tracking-[.06em] tabular-nums"
          />
        )}
      </Field>
      <Button type="submit" variant="primary" className="justify-self-start">
        {text.button}
      </Button>
    </form>
  )
}
