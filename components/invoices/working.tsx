'use client'
import { useEffect, useState } from 'react'
import { invoices } from '@/content/invoices'

const text = invoices.detail
const patienceMs = 2 * 60_000

export function Working({ since }: { since: string }) {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const left = Date.parse(since) + patienceMs - Date.now()
    const timer = setTimeout(() => setLate(true), Math.max(left, 0))
    return () => clearTimeout(timer)
  }, [since])
  return isLate ? text.late : text.working
}
