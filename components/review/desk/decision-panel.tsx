'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { DecisionForm } from '@/components/review/desk/decision-form'
import { DecisionHistory } from '@/components/review/desk/decision-history'
import { DecisionTaken } from '@/components/review/desk/decision-taken'
import { ShortcutsHelp } from '@/components/review/desk/shortcuts-help'
import { useDecision, type DecisionState } from '@/components/review/desk/use-decision'
import { useShortcuts } from '@/components/review/desk/use-shortcuts'
import { willMove } from '@/components/review/last-decision-store'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { review } from '@/content/review'
import type { Neighbours } from '@/lib/review/queue'
import type { DeskCase } from '@/lib/review/review-invoice'

const text = review.decision

type DecisionPanelProps = {
  invoice: DeskCase
  around: Neighbours
  /** The decided invoice stays on the desk: no list of what waits is being gone through. */
  stays: boolean
  /** There is a certificate to sign records with. */
  records: boolean
}

/** The decision, made or to be made, what went before it, and the keys for all of it. */
export function DecisionPanel({ invoice, around, stays, records }: DecisionPanelProps) {
  const [changing, setChanging] = useState(-1)
  const [help, setHelp] = useState(false)
  const decision = useDecision(invoice, stays ? null : around.onward)
  const closed = whyClosed(invoice)
  // A change that somebody made meanwhile is read before it is changed again.
  const open = !closed && (invoice.verdict === 'reviewing' || changing === invoice.decision)
  useDeskKeys({ around, decision: open ? decision : null, onHelp: () => setHelp(true) })
  return (
    <section aria-labelledby="decision-title" className="pt-5">
      <h2 id="decision-title" className="sr-only">
        {text.title}
      </h2>
      {invoice.verdict === 'reviewing' ? null : <DecisionTaken invoice={invoice} records={records} />}
      {closed ? <Notice className="mt-4">{closed}</Notice> : null}
      {open ? (
        <DecisionForm
          invoice={invoice}
          decision={decision}
          {...(changing === invoice.decision && { onKeep: () => setChanging(-1) })}
        />
      ) : closed ? null : (
        <Button className="mt-4" wide onClick={() => setChanging(invoice.decision)}>
          {text.change}
        </Button>
      )}
      <p className="mt-2 text-sm">
        <Button size="sm" variant="quiet" className="-ml-3" onClick={() => setHelp(true)}>
          {review.shortcuts.open}
        </Button>
      </p>
      <DecisionHistory decisions={invoice.decisions} />
      {help ? <ShortcutsHelp onClose={() => setHelp(false)} /> : null}
    </section>
  )
}

function whyClosed({ own, deleted, withdrawn, replacedBy }: DeskCase): string | null {
  if (own) return text.own
  if (deleted || withdrawn) return text.withdrawn
  return replacedBy ? text.replaced : null
}

type DeskKeys = {
  around: Neighbours
  /** Null while there is nothing to decide. */
  decision: DecisionState | null
  onHelp: () => void
}

/** The keys of the desk; the page that comes next takes the focus at its title. */
function useDeskKeys({ around: { next, previous }, decision, onHelp }: DeskKeys): void {
  const router = useRouter()
  const go = (href: typeof next) =>
    href
      ? () => {
          willMove()
          router.push(href)
        }
      : undefined
  useShortcuts({
    A: decision ? () => decision.decide('accepted') : undefined,
    R: decision ? () => decision.explain('rejected') : undefined,
    P: decision ? () => decision.explain('asked') : undefined,
    J: go(next),
    K: go(previous),
    '?': onHelp,
  })
}
