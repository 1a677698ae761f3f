'use client'
import { X } from 'lucide-react'
import { useId, useRef, type SubmitEvent } from 'react'
import { ClientSection } from '@/components/clients/client-section'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { useAct } from '@/components/ui/use-act'
import { clientTagsText as text } from '@/content/clients'
import { tagClientsAction } from '@/lib/clients/actions'
import type { Result } from '@/lib/result'

type ClientTagsProps = {
  client: string
  tags: readonly string[]
  known: readonly string[]
}

export function ClientTags({ client, tags, known }: ClientTagsProps) {
  const { busy, error, act } = useAct()
  const list = useId()
  const field = useRef<HTMLInputElement>(null)

  function change(added: string[], removed: string[], then: () => void) {
    act({
      work: async (): Promise<Result<null>> => {
        const answer = await tagClientsAction({ clients: [client], added, removed })
        if (!answer.ok) return answer
        const [refused] = answer.data
        return refused ? { ok: false, code: 'conflict', message: refused.why } : { ok: true, data: null }
      },
      done: {
        title: added.length > 0 ? text.added : text.removed,
        description: [...added, ...removed].join(),
      },
      failed: text.failed,
      then,
    })
  }

  function add(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    change([String(new FormData(form).get('added'))], [], () => form.reset())
  }

  return (
    <ClientSection id="client-tags" title={text.title} small>
      {tags.length === 0 ? <p className="py-2 text-[1rem] text-ink-2">{text.none}</p> : null}
      <ul className="flex flex-wrap gap-2 py-2">
        {tags.map((tag) => (
          <li key={tag} className="flex items-center border border-rule-field pl-3 text-sm wrap-anywhere">
            <bdi>{tag}</bdi>
            <button
              type="button"
              disabled={busy}
              aria-label={text.remove(tag)}
              onClick={() => change([], [tag], () => field.current?.focus())}
              className="grid size-tap flex-none cursor-pointer place-items-center hover:bg-sunk"
            >
              <X className="size-4" strokeWidth={1.75} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <form onSubmit={add} method="post" noValidate className="grid gap-3">
        <Field label={text.field} hint={text.hint} error={error('added.0')}>
          {(control) => (
            <Input
              {...control}
              ref={field}
              name="added"
              list={list}
              maxLength={30}
              autoComplete="off"
              required
            />
          )}
        </Field>
        <datalist id={list}>
          {known
            .filter((one) => !tags.includes(one))
            .map((one) => (
              <option key={one}>{one}</option>
            ))}
        </datalist>
        <p>
          <Button type="submit" size="sm" busy={busy}>
            {busy ? text.adding : text.add}
          </Button>
        </p>
      </form>
    </ClientSection>
  )
}
