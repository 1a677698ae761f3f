'use client'
import { useEffect } from 'react'
import { keepLooking } from '@/components/review/lookers'

/** Shows nothing; tells the others that this invoice is looked at, and learns what they look at. */
export function Watch({ invoice }: { invoice: string | null }) {
  useEffect(() => keepLooking(invoice), [invoice])
  return null
}
