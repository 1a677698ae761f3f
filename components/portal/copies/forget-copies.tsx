'use client'
import { useEffect } from 'react'
import { forgetCopies } from '@/lib/portal/copies'

/** For screens of people who are not signed in to the portal: the next user may be another person. */
export function ForgetCopies() {
  useEffect(() => void forgetCopies().catch(() => {}), [])
  return null
}
