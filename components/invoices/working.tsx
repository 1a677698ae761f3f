'use client'
import { useEffect, useState } from 'react'
import { invoices } from '@/content/invoices'

const text = invoices.detail
/** After this long nobody should wait for a machine any more. */
const patienceMs = 2 * 60_000

/** That a file is being read, for as long as that is likely; then that it takes longer, and who looks at it anyway. */
export function Working({ since }: { since: string }) {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const left = Date.parse(since) + patienceMs - Date.now()
    const timer = setTimeout(() => setLate(true), Math.max(left, 0))
    return () => clearTimeout(timer)
  }, [since])
  return isLate ? text.late : text.working
}
