'use client'
import type { Route } from 'next'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useState, type SubmitEvent } from 'react'
import { Key, useShortcuts } from '@/components/admin/shortcuts'
import { ClientSection } from '@/components/clients/client-section'
import { Button } from '@/components/ui/button'
import { buttonStyles } from '@/components/ui/button-styles'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { useAct } from '@/components/ui/use-act'
import { clientText } from '@/content/client-page'
import type { PersonId } from '@/lib/ids'
import { assignAction } from '@/lib/clients/actions'
import { resetSecondStepAction } from '@/lib/team/actions'

const assignText = clientText.assignment
const stepText = clientText.secondStep

type AssignmentProps = {
  client: string
  advisors: readonly { id: string; responsible: boolean }[]
  staff: readonly { id: string; name: string; role: string }[]
}

export function Assignment({ client, advisors, staff }: AssignmentProps) {
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
      done: { title: assignText.done },
      failed: assignText.failed,
      // Another administrator has assigned the client meanwhile, so the page is refreshed and shows that choice.
      onFailure: ({ code }) => {
        if (code === 'assigned-meanwhile') router.refresh()
        return false
      },
    })
  }

  return (
    <ClientSection id="client-advisors" title={assignText.title} small>
      <form onSubmit={save} aria-labelledby="client-advisors">
        <p className="text-sm text-ink-2">{assignText.hint}</p>
        <ul className="max-h-72 overflow-y-auto py-1">
          {staff.map(({ id, name, role }) => (
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
                {name} <span className="text-sm text-ink-2">{assignText.roles[role] ?? role}</span>
              </label>
            </li>
          ))}
        </ul>
        {chosen.length > 1 ? (
          <Field label={assignText.responsible} hint={assignText.responsibleHint} className="pb-4">
            {(control) => (
              <Select
                {...control}
                name="responsible"
                defaultValue={advisors.find(({ responsible }) => responsible)?.id}
              >
                {staff
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
          {busy ? assignText.saving : assignText.save}
        </Button>
      </form>
    </ClientSection>
  )
}

export function SecondStepReset({ owner, title }: { owner: PersonId; title: string }) {
  const router = useRouter()
  const { busy, act } = useAct()
  const [asked, setAsked] = useState(false)

  function reset() {
    act({
      work: () => resetSecondStepAction({ personId: owner }),
      done: { title: stepText.done, description: title },
      failed: stepText.failed,
      then: () => router.refresh(),
    })
  }

  return (
    <ClientSection id="client-second-step" title={stepText.title} small>
      <div className="grid justify-items-start gap-3 py-3 text-[1rem]">
        <p className="text-ink-2">{stepText.on}</p>
        <Button size="sm" busy={busy} onClick={() => setAsked(true)}>
          {stepText.button}
        </Button>
      </div>
      {asked ? (
        <ConfirmDialog
          title={stepText.dialog}
          confirm={stepText.confirm}
          keep={stepText.keep}
          onConfirm={reset}
          onClose={() => setAsked(false)}
        >
          {stepText.warning(title)}
        </ConfirmDialog>
      ) : null}
    </ClientSection>
  )
}

export function WriteLink({ client }: { client: string }) {
  const router = useRouter()
  const href = `/admin/mensajes/nueva?cliente=${client}` as Route
  useShortcuts({ M: () => router.push(href) })
  return (
    <Link href={href} prefetch={false} aria-keyshortcuts="M" className={buttonStyles()}>
      {clientText.write} <Key>M</Key>
    </Link>
  )
}
