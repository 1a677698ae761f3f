'use client'
import type { Route } from 'next'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import type { KeyboardEvent, ReactNode } from 'react'
import { ClientPicker } from '@/components/appointments/agenda/client-picker'
import { useEntryStep } from '@/components/appointments/agenda/use-entry-step'
import { Button } from '@/components/ui/button'
import { linkStyles } from '@/components/ui/control-styles'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { agenda } from '@/content/appointment-agenda'
import type { AgendaEntry, FoundClient, ListKind } from '@/lib/appointments/agenda'
import { confirmEntryAction } from '@/lib/appointments/agenda-actions'
import { listHref } from '@/lib/appointments/agenda-href'

const text = agenda.list
const steps: Record<string, readonly [column: number, row: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export function ClientFilter({ kind, client }: { kind: ListKind; client: FoundClient | null }) {
  const router = useRouter()
  if (client)
    return (
      <p className="flex flex-wrap items-center gap-x-4 py-4">
        <span className="wrap-anywhere">{text.of(client.name)}</span>
        <Link href={listHref(kind)} prefetch={false} className={linkStyles}>
          {text.everyone}
        </Link>
      </p>
    )
  return (
    <search className="block py-4">
      <ClientPicker label={text.filter} onPick={({ id }) => router.push(listHref(kind, id))} />
    </search>
  )
}

type PersonFilterProps = {
  people: readonly { name: string; href: Route }[]
  everybody: Route
  current: Route
}

/** A select that opens the week of one member, or of all members. */
export function PersonFilter({ people, everybody, current }: PersonFilterProps) {
  const router = useRouter()
  const { person, everybody: all } = agenda.week
  return (
    <div className="max-w-88 py-4">
      <Field label={person}>
        {(control) => (
          <Select
            {...control}
            value={current}
            onChange={(event) => router.push(event.currentTarget.value as Route)}
          >
            <option value={everybody}>{all}</option>
            {people.map(({ name, href }) => (
              <option key={href} value={href}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  )
}

/** After confirming, the focus moves to the list heading, because the confirmed row leaves the list. */
export function ConfirmButton({ entry: { id, sequence, title, name } }: { entry: AgendaEntry }) {
  const { busy, run } = useEntryStep()
  const confirm = () =>
    run({
      work: () => confirmEntryAction({ appointment: id, seen: sequence }),
      done: agenda.steps.toasts.confirm,
      then: () => document.getElementById('entries')?.focus(),
    })
  return (
    <Button
      size="sm"
      variant="primary"
      busy={busy}
      onClick={confirm}
      aria-label={`${text.confirm}${text.detailsOf(title, name)}`}
    >
      {text.confirm}
    </Button>
  )
}

const positionOf = (link: HTMLElement) => (link.dataset.cell ?? '').split(' ').map(Number) as [number, number]

/** The arrow keys move between links that have the attribute `data-cell="column row"`. */
export function GridKeys({ children }: { children: ReactNode }) {
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const step = steps[event.key]
    const from = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-cell]') : null
    if (!step || !from || event.ctrlKey || event.metaKey || event.altKey) return
    const [column, row] = positionOf(from)
    const ahead = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-cell]')]
      .map((link) => {
        const [x, y] = positionOf(link)
        const along = (x - column) * step[0] + (y - row) * step[1]
        const beside = Math.abs((x - column) * step[1]) + Math.abs((y - row) * step[0])
        return { link, along, beside }
      })
      // Links in columns that narrow screens hide cannot take the focus and are skipped.
      .filter(({ link, along }) => along > 0 && link.getClientRects().length > 0)
      .toSorted((a, b) => a.beside - b.beside || a.along - b.along)
    event.preventDefault()
    ahead[0]?.link.focus()
  }
  return <div onKeyDown={onKeyDown}>{children}</div>
}
