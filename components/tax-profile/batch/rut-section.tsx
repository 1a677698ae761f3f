'use client'
import Link from 'next/link'
import { useState } from 'react'
import { ClientPicker } from '@/components/appointments/agenda/client-picker'
import { Button } from '@/components/ui/button'
import { rutBatchText as text } from '@/content/tax-profile-ruts'
import { clientHref } from '@/lib/format/client-href'
import { formatNumber } from '@/lib/format/number'
import type { AccountId } from '@/lib/ids'
import type { RutState, Verdict } from '@/lib/tax-profile/rut-batch'

const portion = 25

type Picked = { id: AccountId; title: string }
type RowActs = {
  isTicked: (verdict: Verdict) => boolean
  canTick: (verdict: Verdict) => boolean
  refusalOf: (key: string) => string | null
  pickedOf: (key: string) => Picked | null
  busy: boolean
  onTick: (keys: readonly string[], on: boolean) => void
  onPick: (key: string, client: Picked) => void
}

export function RutSection({
  state,
  verdicts,
  ...acts
}: RowActs & { state: RutState; verdicts: readonly Verdict[] }) {
  const [most, setMost] = useState(portion)
  if (verdicts.length === 0) return null
  const { title, text: said } = text.states[state]
  const tickable = verdicts.filter(acts.canTick)
  const left = verdicts.length - most
  return (
    <section aria-labelledby={`rut-${state}`}>
      <h2 id={`rut-${state}`} className="text-lg">
        {title} ({formatNumber(verdicts.length)})
      </h2>
      <p className="pb-2 text-sm text-ink-2">{said}</p>
      {tickable.length > 1 ? (
        <label className="flex min-h-tap cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            className="size-5 flex-none accent-green"
            disabled={acts.busy}
            checked={tickable.every(acts.isTicked)}
            onChange={(event) =>
              acts.onTick(
                tickable.map(({ key }) => key),
                event.currentTarget.checked,
              )
            }
          />
          {text.all(formatNumber(tickable.length))}
        </label>
      ) : null}
      <ul className="rule-closes">
        {verdicts.slice(0, most).map((verdict) => (
          <RutRow key={verdict.key} verdict={verdict} {...acts} />
        ))}
      </ul>
      {left > 0 ? (
        <p className="pt-4">
          <Button size="sm" onClick={() => setMost(most + portion)}>
            {text.more(formatNumber(Math.min(left, portion)))}
          </Button>
        </p>
      ) : null}
    </section>
  )
}

function RutRow({
  verdict,
  isTicked,
  canTick,
  refusalOf,
  pickedOf,
  busy,
  onTick,
  onPick,
}: RowActs & { verdict: Verdict }) {
  const { key, name, state, problem, doubts, lines } = verdict
  const picked = pickedOf(key)
  const client = picked ?? verdict.client
  const refusal = refusalOf(key)
  const title = client?.title ?? verdict.save?.profile.name
  const needsClient = client === null && (state === 'to-read' || state === 'nobody')
  return (
    <li className="grid grid-cols-[2.75rem_minmax(0,1fr)] gap-x-2 border-t border-rule py-2">
      <label className="grid size-11 cursor-pointer place-items-center">
        {canTick(verdict) ? (
          <input
            type="checkbox"
            className="size-5 accent-green"
            disabled={busy}
            checked={isTicked(verdict)}
            aria-label={text.choice(name)}
            onChange={(event) => onTick([key], event.currentTarget.checked)}
          />
        ) : null}
      </label>
      <div className="grid gap-1 pt-2.5 wrap-anywhere">
        <p>
          <b className="font-[550]">{title ?? name}</b>
          {title ? <span className="text-sm text-ink-2"> {name}</span> : null}
        </p>
        {problem ? <p className="text-sm text-red">{problem}</p> : null}
        {doubts.map((doubt) => (
          <p key={doubt} className="text-sm font-[550] text-ochre-ink">
            {doubt}
          </p>
        ))}
        {lines.map(({ label, from, to }) => (
          <p key={label} className="text-sm">
            {state === 'differs' || state === 'doubtful' ? text.line(label, from, to) : text.fact(label, to)}
          </p>
        ))}
        {refusal ? <p className="text-sm font-[550] text-red">{refusal}</p> : null}
        {client && (state === 'doubtful' || state === 'differs') ? (
          <p className="text-sm">
            <Link
              href={clientHref(client.id, 'perfil')}
              target="_blank"
              prefetch={false}
              className="underline underline-offset-4"
            >
              {text.open}
              <span className="sr-only">: {client.title}</span>
            </Link>
          </p>
        ) : null}
        {needsClient ? (
          <ClientPicker
            label={text.pick(name)}
            onPick={({ id, name: title }) => onPick(key, { id, title })}
          />
        ) : null}
      </div>
    </li>
  )
}
