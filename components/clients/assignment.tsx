'use client'
import { useRouter } from 'next/navigation'
import type { SubmitEvent } from 'react'
import { useAct } from '@/components/admin/use-act'
import { ClientSection } from '@/components/clients/client-section'
import { Button } from '@/components/ui/button'
import { clientText } from '@/content/clients'
import { assignAction } from '@/lib/clients/actions'

const text = clientText.assignment

type AssignmentProps = {
  client: string
  advisors: readonly { id: string }[]
  colleagues: readonly { id: string; name: string; role: string }[]
}

/** Whose client it is. Drawn again with the answer: what another administrator changed shows at once. */
export function Assignment({ client, advisors, colleagues }: AssignmentProps) {
  const router = useRouter()
  const { busy, act } = useAct()
  const chosen = advisors.map(({ id }) => id)

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const wanted = new FormData(event.currentTarget).getAll('advisor').map(String)
    act({
      work: () => assignAction({ client, advisors: wanted, expected: chosen }),
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
      <form key={chosen.join()} onSubmit={save} aria-labelledby="client-advisors">
        <p className="text-sm text-ink-2">{text.hint}</p>
        <ul className="max-h-72 overflow-y-auto py-1">
          {colleagues.map(({ id, name, role }) => (
            <li key={id}>
              <label className="flex min-h-tap cursor-pointer items-center gap-3 text-[1rem]">
                <input
                  type="checkbox"
                  name="advisor"
                  value={id}
                  defaultChecked={chosen.includes(id)}
                  className="size-5 accent-green"
                />
                {name} <span className="text-sm text-ink-2">{text.roles[role] ?? role}</span>
              </label>
            </li>
          ))}
        </ul>
        <Button type="submit" size="sm" busy={busy}>
          {busy ? text.saving : text.save}
        </Button>
      </form>
    </ClientSection>
  )
}
