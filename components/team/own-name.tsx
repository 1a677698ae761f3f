'use client'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { useFormAct } from '@/components/ui/use-form-act'
import { ownPageText, teamText } from '@/content/team'
import { saveOwnNameAction } from '@/lib/team/actions'
import { ownNameSchema } from '@/lib/team/schema'

const text = ownPageText.name

export function OwnNameForm({ name }: { name: string }) {
  const { busy, props, error } = useFormAct({
    schema: ownNameSchema,
    send: saveOwnNameAction,
    failed: text.failed,
    done: { title: text.saved },
    fieldOf: { 'name-taken': 'name' },
  })
  return (
    <form {...props} aria-labelledby="nombre" className="grid max-w-[28rem] gap-4">
      <Field label={teamText.fields.name} hint={text.hint} error={error('name')}>
        {(control) => <Input {...control} name="name" defaultValue={name} autoComplete="name" />}
      </Field>
      <p>
        <Button type="submit" variant="primary" size="sm" busy={busy}>
          {busy ? teamText.saving : text.button}
        </Button>
      </p>
    </form>
  )
}
