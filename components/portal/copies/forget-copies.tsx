'use client'
import { useEffect } from 'react'
import { forgetCopies } from '@/lib/portal/copies'

/** Deletes the stored pages when nobody is signed in, because the next user may be another person. */
export function ForgetCopies() {
  useEffect(() => void forgetCopies().catch(() => {}), [])
  return null
}
