'use client'
import { useEffect, useState } from 'react'
import { account } from '@/content/account'
import { errorMessages } from '@/content/errors'
import { removeCompanyAction } from '@/lib/companies/actions'
import type { Company } from '@/lib/companies/schema'
import { toast } from '@/lib/toast'

const { toasts } = account.companies

/** What is asked about, what is on its way out, and what is left; `headingId` takes the focus of a row that has gone. */
export function useCompanyRemoval(companies: readonly Company[], headingId: string) {
  const [asking, setAsking] = useState<Company | null>(null)
  const [leaving, setLeaving] = useState<readonly string[]>([])
  const [gone, setGone] = useState<readonly string[]>([])

  useEffect(() => {
    // The row has left the page by now. Who has gone on to something else in the meantime is left there.
    if (gone.length > 0 && document.activeElement === document.body)
      document.getElementById(headingId)?.focus()
  }, [gone, headingId])

  async function remove({ id }: Company): Promise<void> {
    setAsking(null)
    setLeaving((known) => [...known, id])
    const answer = await removeCompanyAction({ id }).catch(() => null)
    setLeaving((known) => known.filter((one) => one !== id))
    // Gone already is what was wanted.
    if (answer?.ok || answer?.code === 'not-found') {
      setGone((known) => [...known, id])
      return toast({ kind: 'success', title: toasts.removed })
    }
    const description = answer?.message ?? errorMessages.unavailable
    toast({ kind: 'error', title: toasts.notRemoved, description })
  }

  return {
    listed: companies.filter(({ id }) => !gone.includes(id)),
    asking,
    ask: setAsking,
    remove,
    isLeaving: ({ id }: Company) => leaving.includes(id),
  }
}
