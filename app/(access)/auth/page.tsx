import type { Metadata } from 'next'
import { AccessForm } from '@/components/auth/access-form'
import { AccessHeading } from '@/components/auth/form-parts'
import { authText } from '@/content/auth'
import { nextPath } from '@/lib/session/destination'

export const metadata: Metadata = { title: authText.title }

export default async function AuthPage({ searchParams }: PageProps<'/auth'>) {
  const { next, tab } = await searchParams
  return (
    <>
      <AccessHeading title={authText.title} intro={authText.subtitle} />
      <AccessForm next={nextPath(next)} initialMode={tab === 'registro' ? 'sign-up' : 'sign-in'} />
    </>
  )
}
