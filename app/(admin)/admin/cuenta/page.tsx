import type { Metadata } from 'next'
import { OwnPage } from '@/components/team/own-page'
import { ownPageText } from '@/content/team'
import { listSessions, readProfile } from '@/lib/account/queries'
import { readOwnStep } from '@/lib/account/second-step'
import { requireStaff } from '@/lib/session/require'

export async function generateMetadata(): Promise<Metadata> {
  await requireStaff()
  return { title: ownPageText.title }
}

export default async function OwnMemberPage() {
  const member = await requireStaff()
  const [profile, sessions, secondStep] = await Promise.all([
    readProfile(member),
    listSessions(member),
    readOwnStep(member),
  ])
  return (
    <OwnPage
      member={{ name: member.name, email: member.email, role: member.role }}
      passwordChanged={profile.password_changed_at}
      sessions={sessions}
      secondStep={secondStep}
    />
  )
}
