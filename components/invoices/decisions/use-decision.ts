'use client'
import type { Route } from 'next'
import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { useRef, useState } from 'react'
import { useAct } from '@/components/ui/use-act'
import { setLastDecision, willMove } from '@/components/invoices/decisions/last-decision'
import { review } from '@/content/invoice-decisions'
import { decideInvoiceAction } from '@/lib/invoices/decisions/actions'
import { invoiceTitle } from '@/lib/einvoice/invoice-label'
import type { ReviewCase, Verdict } from '@/lib/invoices/decisions/review-invoice'

const text = review.decision
/** Unsent notes by invoice id, kept while the member looks at other invoices. */
const drafts = new Map<string, string>()

/**
 * `onward` is the page that opens after a decision; null keeps the invoice open.
 * `drafted` is the text with which the note of a rejection begins.
 */
export function useDecision(invoice: ReviewCase, onward: Route | null, drafted: string | null = null) {
  const { id, label, verdict: was, note: savedNote, decision: seen, needsReason, decisions } = invoice
  const router = useRouter()
  const here = `${usePathname()}?${useSearchParams().toString()}` as Route
  const [draft, setDraft] = useState(drafts.get(id) ?? savedNote ?? '')
  const { busy, doing, act } = useAct()
  const [error, setError] = useState<string | null>(null)
  /** The decision for which the member is writing the note. */
  const [intent, setIntent] = useState<'rejected' | 'asked' | null>(null)
  const [justifying, setJustifying] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)

  function write(words: string) {
    drafts.set(id, words)
    setDraft(words)
    if (words.trim()) setError(null)
  }

  function decide(verdict: Verdict, reason: string | null = null): void {
    if (verdict === 'accepted' && needsReason && !reason) return setJustifying(true)
    // If the member accepts an invoice without changing the note of an earlier decision, that note is not saved again.
    const old = verdict === 'accepted' && draft === (savedNote ?? '')
    const note = verdict === 'reviewing' || old ? null : draft.trim() || null
    if (needsNote(verdict) && !note) {
      setIntent(verdict)
      if (verdict === 'rejected' && drafted) write(drafted)
      else setError(text.missing[verdict])
      field.current?.focus()
      return
    }
    act({
      name: verdict,
      work: () => decideInvoiceAction({ id, verdict, seen, note, reason }),
      failed: text.failed,
      lost: text.unreachable,
      then: ({ decision }) => {
        setJustifying(false)
        drafts.delete(id)
        const before = { verdict: was, note: savedNote, reason: decisions[0]?.reason ?? null }
        setLastDecision({ id, title: invoiceTitle(label), href: here, verdict, decision, before })
        if (!onward) return router.refresh()
        willMove()
        router.push(onward)
      },
      onFailure: ({ code }) => {
        setJustifying(false)
        // If the server refuses the decision, somebody else has usually decided first, so the page loads the new state.
        if (code !== 'unavailable') router.refresh()
        return false
      },
    })
  }

  return {
    draft,
    write,
    drafted,
    explain: (verdict: 'rejected' | 'asked') => {
      setIntent(verdict)
      if (verdict === 'rejected' && drafted && !draft.trim()) write(drafted)
      field.current?.focus()
    },
    field,
    intent,
    error,
    busy,
    doing,
    decide: (verdict: Verdict) => decide(verdict),
    justifying,
    justify: (reason: string) => decide('accepted', reason),
    stopJustifying: () => setJustifying(false),
  }
}

const needsNote = (verdict: Verdict): verdict is 'rejected' | 'asked' =>
  verdict === 'rejected' || verdict === 'asked'

export type DecisionState = ReturnType<typeof useDecision>
