'use client'
import type { Route } from 'next'
import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { useRef, useState } from 'react'
import { setLastDecision, willMove } from '@/components/review/last-decision'
import { review } from '@/content/review'
import { decideInvoiceAction } from '@/lib/review/actions'
import type { ReviewCase, Verdict } from '@/lib/review/review-invoice'
import { toast } from '@/lib/toast'

const text = review.decision
/** Notes that were begun, kept while the member looks at other invoices. */
const drafts = new Map<string, string>()

/** The note and the decision about one invoice. `onward` is where a decision leads; null when it stays here. */
export function useDecision(invoice: ReviewCase, onward: Route | null) {
  const { id, number, verdict: was, note: savedNote, decision: seen } = invoice
  const router = useRouter()
  const here = `${usePathname()}?${useSearchParams().toString()}` as Route
  const [draft, setDraft] = useState(drafts.get(id) ?? savedNote ?? '')
  const [busy, setBusy] = useState<Verdict | null>(null)
  const [error, setError] = useState<string | null>(null)
  /** What the note is being written for. */
  const [intent, setIntent] = useState<'rejected' | 'asked' | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)

  async function decide(verdict: Verdict): Promise<void> {
    // The note of the decision before is no word about an acceptance.
    const old = verdict === 'accepted' && draft === (savedNote ?? '')
    const note = verdict === 'reviewing' || old ? null : draft.trim() || null
    if (needsNote(verdict) && !note) {
      setIntent(verdict)
      setError(text.missing[verdict])
      field.current?.focus()
      return
    }
    if (busy) return
    setBusy(verdict)
    const answer = await decideInvoiceAction({ id, verdict, seen, note }).catch(() => null)
    setBusy(null)
    if (!answer?.ok) {
      toast({ kind: 'error', title: text.failed, description: answer?.message ?? text.unreachable })
      // Somebody was faster, here or at the client's: the page shows how it stands now.
      if (answer) router.refresh()
      return
    }
    drafts.delete(id)
    const before = { verdict: was, note: savedNote }
    setLastDecision({ id, number, href: here, verdict, decision: answer.data.decision, before })
    if (!onward) return router.refresh()
    willMove()
    router.push(onward)
  }

  return {
    draft,
    write: (text: string) => {
      drafts.set(id, text)
      setDraft(text)
      if (text.trim()) setError(null)
    },
    /** Goes to the note, which has to say why. */
    explain: (verdict: 'rejected' | 'asked') => {
      setIntent(verdict)
      field.current?.focus()
    },
    field,
    intent,
    error,
    busy,
    decide: (verdict: Verdict) => void decide(verdict),
  }
}

const needsNote = (verdict: Verdict): verdict is 'rejected' | 'asked' =>
  verdict === 'rejected' || verdict === 'asked'

export type DecisionState = ReturnType<typeof useDecision>
