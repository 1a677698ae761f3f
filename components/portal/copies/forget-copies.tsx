'use client'
import { useEffect } from 'react'
import { forgetCopies } from '@/lib/portal/copies'

/**
 * Deletes the stored copies of pages. Used on screens that are only shown to people who are not signed in to the portal,
 * because the next user may be another person.
 */
export function ForgetCopies() {
  useEffect(() => void forgetCopies().catch(() => {}), [])
  return null
}
