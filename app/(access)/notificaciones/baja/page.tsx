import type { Metadata } from 'next'
import { StopMails } from '@/components/notifications/stop-mails'
import { Logo } from '@/components/site/logo'
import { stopText } from '@/content/notification-choices'
import { readStopLink } from '@/lib/notifications/stop-link'

// The signed link works without a session, so no other site may get the URL as referrer.
export const metadata: Metadata = { title: stopText.title, referrer: 'same-origin' }

export default async function StopMailsPage({ searchParams }: PageProps<'/notificaciones/baja'>) {
  const { enlace } = await searchParams
  const link = typeof enlace === 'string' ? enlace : ''
  return (
    <>
      <header className="wrap py-6">
        <Logo full />
      </header>
      <main id="main" className="wrap pb-24">
        <StopMails link={link} topic={readStopLink(link)?.topic ?? null} />
      </main>
    </>
  )
}
