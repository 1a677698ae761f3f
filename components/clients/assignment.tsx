'use client'
import { useRouter } from 'next/navigation'
import { useState, type SubmitEvent } from 'react'
import { useAct } from '@/components/ui/use-act'
import { ClientSection } from '@/components/clients/client-section'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { clientText } from '@/content/clients'
import { assignAction } from '@/lib/clients/actions'

const text = clientText.assignment

type AssignmentProps = {
  client: string
  advisors: readonly { id: string; responsible: boolean }[]
  colleagues: readonly { id: string; name: string; role: string }[]
}

/** Whose client it is. Drawn again with the answer: what another administrator changed shows at once. */
export function Assignment({ client, advisors, colleagues }: AssignmentProps) {
  const router = useRouter()
  const { busy, act } = useAct()
  const saved = advisors.map(({ id }) => id)
  const [chosen, setChosen] = useState(saved)

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const responsible = new FormData(event.currentTarget).get('responsible')
    act({
      work: () =>
        assignAction({
          client,
          advisors: chosen,
          expected: saved,
          ...(chosen.includes(String(responsible)) ? { responsible: String(responsible) } : {}),
        }),
      done: { title: text.done },
      failed: text.failed,
      // What another administrator chose is shown with the refusal.
      onFailure: ({ code }) => {
        if (code === 'assigned-meanwhile') router.refresh()
        return false
      },
    })
  }

  return (
    <ClientSection id="client-advisors" title={text.title} small>
      <form onSubmit={save} aria-labelledby="client-advisors">
        <p className="text-sm text-ink-2">{text.hint}</p>
        <ul className="max-h-72 overflow-y-auto py-1">
          {colleagues.map(({ id, name, role }) => (
            <li key={id}>
              <label className="flex min-h-tap cursor-pointer items-center gap-3 text-[1rem]">
                <input
                  type="checkbox"
                  name="advisor"
                  value={id}
                  checked={chosen.includes(id)}
                  onChange={({ target }) =>
                    setChosen((now) => (target.checked ? [...now, id] : now.filter((one) => one !== id)))
                  }
                  className="size-5 accent-green"
                />
                {name} <span className="text-sm text-ink-2">{text.roles[role] ?? role}</span>
              </label>
            </li>
          ))}
        </ul>
        {chosen.length > 1 ? (
          <Field label={text.responsible} hint={text.responsibleHint} className="pb-4">
            {(control) => (
              <Select
                {...control}
                name="responsible"
                defaultValue={advisors.find(({ responsible }) => responsible)?.id}
              >
                {colleagues
                  .filter(({ id }) => chosen.includes(id))
                  .map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
              </Select>
            )}
          </Field>
        ) : null}
        <Button type="submit" size="sm" busy={busy}>
          {busy ? text.saving : text.save}
        </Button>
      </form>
    </ClientSection>
  )
}
