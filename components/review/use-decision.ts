'use client'
import type { Route } from 'next'
import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { useRef, useState } from 'react'
import { setLastDecision, willMove } from '@/components/review/last-decision'
import { review } from '@/content/review'
import { decideInvoiceAction } from '@/lib/review/actions'
import { invoiceTitle } from '@/lib/einvoice/invoice-label'
import type { ReviewCase, Verdict } from '@/lib/review/review-invoice'
import { toast } from '@/lib/toast'

const text = review.decision
/** Notes that were begun, kept while the member looks at other invoices. */
const drafts = new Map<string, string>()

/**
 * The note and the decision about one invoice. `onward` is where a decision leads; null when it stays here.
 * `drafted` is what the findings say, for a rejection to begin with.
 */
export function useDecision(invoice: ReviewCase, onward: Route | null, drafted: string | null = null) {
  const { id, label, verdict: was, note: savedNote, decision: seen, needsReason, decisions } = invoice
  const router = useRouter()
  const here = `${usePathname()}?${useSearchParams().toString()}` as Route
  const [draft, setDraft] = useState(drafts.get(id) ?? savedNote ?? '')
  const [busy, setBusy] = useState<Verdict | null>(null)
  const [error, setError] = useState<string | null>(null)
  /** What the note is being written for. */
  const [intent, setIntent] = useState<'rejected' | 'asked' | null>(null)
  /** An acceptance waits for its reason. */
  const [justifying, setJustifying] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)

  function write(words: string) {
    drafts.set(id, words)
    setDraft(words)
    if (words.trim()) setError(null)
  }

  async function decide(verdict: Verdict, reason: string | null = null): Promise<void> {
    if (verdict === 'accepted' && needsReason && !reason) return setJustifying(true)
    // The note of the decision before is no word about an acceptance.
    const old = verdict === 'accepted' && draft === (savedNote ?? '')
    const note = verdict === 'reviewing' || old ? null : draft.trim() || null
    if (needsNote(verdict) && !note) {
      setIntent(verdict)
      if (verdict === 'rejected' && drafted) write(drafted)
      else setError(text.missing[verdict])
      field.current?.focus()
      return
    }
    if (busy) return
    setBusy(verdict)
    const answer = await decideInvoiceAction({ id, verdict, seen, note, reason }).catch(() => null)
    setBusy(null)
    setJustifying(false)
    if (!answer?.ok) {
      toast({ kind: 'error', title: text.failed, description: answer?.message ?? text.unreachable })
      // Somebody was faster, here or at the client's: the page shows how it stands now.
      if (answer) router.refresh()
      return
    }
    drafts.delete(id)
    const before = { verdict: was, note: savedNote, reason: decisions[0]?.reason ?? null }
    setLastDecision({
      id,
      title: invoiceTitle(label),
      href: here,
      verdict,
      decision: answer.data.decision,
      before,
    })
    if (!onward) return router.refresh()
    willMove()
    router.push(onward)
  }

  return {
    draft,
    write,
    drafted,
    /** Goes to the note, which has to say why. */
    explain: (verdict: 'rejected' | 'asked') => {
      setIntent(verdict)
      if (verdict === 'rejected' && drafted && !draft.trim()) write(drafted)
      field.current?.focus()
    },
    field,
    intent,
    error,
    busy,
    decide: (verdict: Verdict) => void decide(verdict),
    justifying,
    /** Accepts it all the same, for this reason. */
    justify: (reason: string) => void decide('accepted', reason),
    stopJustifying: () => setJustifying(false),
  }
}

const needsNote = (verdict: Verdict): verdict is 'rejected' | 'asked' =>
  verdict === 'rejected' || verdict === 'asked'

export type DecisionState = ReturnType<typeof useDecision>
