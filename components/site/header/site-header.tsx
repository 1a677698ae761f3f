import { AccountLinks } from '@/components/site/header/account-links'
import { HeaderBar } from '@/components/site/header/header-bar'
import { MainNav } from '@/components/site/header/main-nav'
import { MobileMenu } from '@/components/site/header/mobile-menu'
import { Logo } from '@/components/site/logo'

/** From 768 px the links stand in the bar, on a row of their own until there is room beside the name. */
export function SiteHeader() {
  return (
    <HeaderBar>
      <div className="wrap flex min-h-16 flex-wrap items-center gap-x-6 md:max-lg:pt-2 lg:min-h-19 lg:flex-nowrap">
        <Logo full />
        <MainNav />
        <AccountLinks />
        <MobileMenu />
      </div>
    </HeaderBar>
  )
}
