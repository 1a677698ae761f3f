import type { ReactNode } from 'react'
import { AuthProvider } from '@/components/auth/auth-provider'
import { CookieBanner } from '@/components/site/cookie-banner'
import { SiteFooter } from '@/components/site/footer'
import { SiteHeader } from '@/components/site/header/site-header'
import { hintScript, InlineScript } from '@/components/site/inline-script'
import { MessagingDock } from '@/components/site/messaging-dock'
import { SkipLink } from '@/components/site/skip-link'
import './site.css'

export default function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <AuthProvider>
      <InlineScript code={hintScript} />
      <SkipLink />
      <SiteHeader />
      <main id="main">{children}</main>
      <SiteFooter />
      <MessagingDock />
      <CookieBanner />
    </AuthProvider>
  )
}
