import { Actions, Closing } from '@/components/site/closing'
import { LinkButton } from '@/components/site/link-button'
import { SignedIn, SignedOut } from '@/components/site/session-view'
import { home } from '@/content/home'

const text = home.closing

export function HomeClosing() {
  return (
    <Closing title={text.title} large>
      <SignedIn>
        <p>{text.textSignedIn}</p>
        <Actions>
          <LinkButton href="/portal" look="primary">
            {text.portal}
          </LinkButton>
        </Actions>
      </SignedIn>
      <SignedOut>
        <p>{text.text}</p>
        <Actions>
          <LinkButton href="/auth" look="primary">
            {text.register}
          </LinkButton>
          <LinkButton href="/auth">{text.signIn}</LinkButton>
        </Actions>
      </SignedOut>
    </Closing>
  )
}
