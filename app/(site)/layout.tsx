import type { ReactNode } from 'react'
import { AuthProvider } from '@/components/auth/auth-provider'
import { CookieBanner } from '@/components/site/cookie-banner'
import { SiteHeader } from '@/components/site/header/site-header'
import { HintScript } from '@/components/site/hint-script'
import { SkipLink } from '@/components/site/skip-link'
import { SiteDock, SiteFooter } from '@/components/site/still-parts'
import './site.css'

export default function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <AuthProvider>
      <HintScript />
      <SkipLink />
      <SiteHeader />
      <main id="main">{children}</main>
      <SiteFooter />
      <SiteDock />
      <CookieBanner />
    </AuthProvider>
  )
}
