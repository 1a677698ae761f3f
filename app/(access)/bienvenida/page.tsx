import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { WelcomePage } from '@/components/welcome/welcome-page'
import { welcomeText } from '@/content/welcome'
import { requireWaiting } from '@/lib/session/require'
import { readWelcome } from '@/lib/welcome/welcome'

export const metadata: Metadata = { title: welcomeText.title }

export default async function Welcome({ searchParams }: PageProps<'/bienvenida'>) {
  const user = await requireWaiting('/bienvenida')
  const [{ paso }, welcome] = await Promise.all([searchParams, readWelcome(user)])
  if (!welcome) redirect('/waitlist')
  return (
    <WelcomePage
      welcome={welcome}
      asked={typeof paso === 'string' ? paso : undefined}
      user={{ id: user.id, email: user.email, account: user.account, elsewhere: user.elsewhere }}
    />
  )
}
