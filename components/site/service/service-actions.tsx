import { ContactLink } from '@/components/site/contact-link'
import { LinkButton } from '@/components/site/link-button'
import { SignedIn, SignedOut } from '@/components/site/session-view'
import { servicePage } from '@/content/services-page'

/** A client goes on to the portal; a visitor starts or asks. */
export function ServiceActions({ dark }: { dark?: boolean }) {
  return (
    <>
      <SignedIn>
        <LinkButton href="/portal" look={dark ? 'light' : 'primary'}>
          {servicePage.portal}
        </LinkButton>
      </SignedIn>
      <SignedOut>
        <LinkButton href="/auth" look={dark ? 'light' : 'primary'}>
          {servicePage.start}
        </LinkButton>
        <ContactLink look={dark ? 'light-outline' : 'outline'}>{servicePage.ask}</ContactLink>
      </SignedOut>
    </>
  )
}
