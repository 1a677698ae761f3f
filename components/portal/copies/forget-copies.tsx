'use client'
import { useEffect } from 'react'
import { forgetCopies } from '@/lib/portal/copies'

/** For pages without a signed-in user, because the next user of the browser may be another person. */
export function ForgetCopies() {
  useEffect(() => void forgetCopies().catch(() => {}), [])
  return null
}
