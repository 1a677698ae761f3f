'use client'
import { Check } from 'lucide-react'
import Link from 'next/link'
import { useEffect, useState } from 'react'
import { Field, Input } from '@/components/ui/field'
import { attempted } from '@/components/ui/use-act'
import { newClientText } from '@/content/client-form'
import { clientHref } from '@/lib/format/client-href'
import { findNitAction } from '@/lib/clients/actions'
import { judgeNit } from '@/lib/clients/judge-nit'
import type { NitHolder } from '@/lib/clients/schema'
import { formatNit } from '@/lib/format/nit'

const text = newClientText.checks
const typingPauseMs = 300

type Holder = NitHolder | 'nobody' | 'unknown' | null

type NitFieldProps = {
  value: string
  onChange: (typed: string) => void
  /** True when the member has accepted a second client with the same NIT. */
  again: boolean
  onAgain: (again: boolean) => void
  error: string | undefined
}

export function NitField({ value, onChange, again, onAgain, error }: NitFieldProps) {
  const state = judgeNit(value)
  const nit = state.kind === 'sound' ? state.nit : null
  const holder = useHolder(nit)
  const taken = holder !== null && typeof holder === 'object' ? holder : null
  const problem = state.kind === 'digit' ? state.sentence : error
  return (
    <div className="grid content-start gap-1.5">
      <Field label={newClientText.nit} hint={newClientText.nitHint} error={problem}>
        {(control) => (
          <Input
            {...control}
            name="nit"
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
            onBlur={() => {
              if (state.kind === 'sound') onChange(`${formatNit(state.nit)}-${state.digit}`)
            }}
            inputMode="numeric"
            autoComplete="off"
            spellCheck={false}
            maxLength={60}
            required
          />
        )}
      </Field>
      {state.kind === 'digit' ? (
        <p>
          <button
            type="button"
            className="min-h-tap cursor-pointer text-sm font-[550] text-green underline underline-offset-4"
            onClick={() => onChange(`${formatNit(state.nit)}-${state.right}`)}
          >
            {text.use(state.right)}
          </button>
        </p>
      ) : null}
      <div role="status" className="text-sm">
        {nit && !taken ? (
          <p className="flex items-center gap-2 font-[550] text-green">
            <Check className="size-[1.2em] flex-none" strokeWidth={2.25} aria-hidden />
            {holder === 'nobody' ? text.free : holder === 'unknown' ? text.unknown : text.looking}
          </p>
        ) : null}
        {taken ? (
          <p className="font-[550] text-ochre-ink">
            {text.taken[taken.status as keyof typeof text.taken] ?? text.taken.approved}{' '}
            <Link href={clientHref(taken.id)} prefetch={false} className="underline underline-offset-4">
              {taken.title}
            </Link>
          </p>
        ) : null}
      </div>
      {taken ? (
        <label className="flex min-h-tap cursor-pointer items-center gap-3 text-[1rem]">
          <input
            type="checkbox"
            className="size-5 flex-none accent-green"
            checked={again}
            onChange={(event) => onAgain(event.currentTarget.checked)}
          />
          {text.again}
        </label>
      ) : null}
    </div>
  )
}

/** Returns who already has the NIT; null until the server has responded about this NIT. */
function useHolder(nit: string | null): Holder {
  const [found, setFound] = useState<{ nit: string; holder: Holder } | null>(null)
  useEffect(() => {
    if (!nit) return
    let current = true
    const timer = setTimeout(async () => {
      const answer = await attempted(findNitAction({ nit }))
      if (current) setFound({ nit, holder: answer.ok ? (answer.data ?? 'nobody') : 'unknown' })
    }, typingPauseMs)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [nit])
  return found && found.nit === nit ? found.holder : null
}
