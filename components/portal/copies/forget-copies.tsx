'use client'
import { useEffect } from 'react'
import { forgetCopies } from '@/lib/portal/copies'

/** Used where nobody is signed in to the portal, because the next user may be another person. */
export function ForgetCopies() {
  useEffect(() => void forgetCopies().catch(() => {}), [])
  return null
}
