import type { Metadata } from 'next'
import { SecondStep } from '@/components/auth/second-step'
import { secondStepText } from '@/content/auth'
import { nextPath } from '@/lib/session/destination'
import { requirePendingSecondStep } from '@/lib/session/require'

export const metadata: Metadata = { title: secondStepText.title }

export default async function SecondStepPage({ searchParams }: PageProps<'/segundo-paso'>) {
  const { email, owed, member } = await requirePendingSecondStep()
  return <SecondStep email={email} owed={owed} member={member} next={nextPath((await searchParams).next)} />
}
