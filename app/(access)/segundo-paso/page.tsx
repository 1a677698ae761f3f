import type { Metadata } from 'next'
import { SecondStep } from '@/components/auth/second-step'
import { secondStepText } from '@/content/auth'
import { requireOwed } from '@/lib/session/require'

export const metadata: Metadata = { title: secondStepText.title }

export default async function SecondStepPage() {
  const { email, owed } = await requireOwed()
  return <SecondStep email={email} owed={owed} />
}
