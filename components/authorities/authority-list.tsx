'use client'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { useAct } from '@/components/ui/use-act'
import { authorities as text } from '@/content/authorities'
import { removeAuthorityAction } from '@/lib/authorities/actions'
import type { AuthoritySettings } from '@/lib/authorities/schema'
import { formatCivilDay } from '@/lib/calendar/civil-day'
import { formatDay } from '@/lib/format/date'

type Added = AuthoritySettings['added'][number]

export function AddedAuthorities({ added }: { added: readonly Added[] }) {
  const { busy, act } = useAct()
  const [asking, setAsking] = useState<Added | null>(null)
  if (added.length === 0) return <p className="py-4 text-sm text-ink-2">{text.noneAdded}</p>
  return (
    <>
      <ul className="rule-closes">
        {added.map((one) => (
          <li key={one.id} className="border-t border-rule py-3 first:border-t-0">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <h3 className="text-[1rem] font-[550] wrap-anywhere">
                <bdi>{one.label}</bdi>
              </h3>
              <Button size="sm" busy={busy} onClick={() => setAsking(one)}>
                {text.remove.button}
                <span className="sr-only">{text.remove.of(one.label)}</span>
              </Button>
            </div>
            <Facts
              facts={[
                [text.facts.subject, one.subject],
                [text.facts.issuer, one.issuer],
                [text.facts.fingerprint, one.sha256],
                [text.facts.until, formatCivilDay(one.valid_until)],
                [text.facts.origin, one.origin],
              ]}
            />
            <p className="pt-1 text-xs text-ink-2">
              {text.facts.by(one.added_by ?? text.facts.nobody, formatDay(one.added_at))}
            </p>
          </li>
        ))}
      </ul>
      {asking ? (
        <ConfirmDialog
          title={text.remove.title(asking.label)}
          confirm={text.remove.button}
          keep={text.remove.keep}
          onClose={() => setAsking(null)}
          onConfirm={() =>
            act({
              work: () => removeAuthorityAction({ id: asking.id }),
              done: { title: text.remove.done },
              failed: text.remove.failed,
              then: () => document.getElementById('added')?.focus(),
            })
          }
        >
          {text.remove.text(asking.waiting)}
        </ConfirmDialog>
      ) : null}
    </>
  )
}

export function Facts({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className="mt-1 grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[11rem_minmax(0,1fr)] [&_dd]:wrap-anywhere [&_dt]:text-ink-2">
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name} className="contents">
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
