import { CheckedInvoiceFigure } from '@/components/site/home/checked-invoice-figure'
import { LinkButton } from '@/components/site/link-button'
import { Section } from '@/components/site/section'
import { SignedIn, SignedOut } from '@/components/site/session-view'
import { Actions } from '@/components/site/closing'
import { home } from '@/content/home'

export function Hero() {
  const { title, lead, portal, services, satisfaction } = home.hero
  return (
    <Section className="pt-24 pb-8 md:pt-36 md:pb-18 lg:pt-35">
      <div className="grid items-center gap-8 lg:grid-cols-[minmax(0,1fr)_clamp(26rem,37vw,33.5rem)] lg:gap-13">
        <div>
          <h1 className="text-hero/none tracking-[-0.028em] lg:text-[min(4.75rem,5.2vw)]">{title}</h1>
          <p className="mt-6 max-w-[46ch] text-[1.125rem]/[1.45] text-ink-2 md:text-lg/[1.45] lg:max-w-[34ch]">
            {lead}
          </p>
          <Actions>
            <SignedIn>
              <LinkButton href="/portal" look="primary">
                {portal}
              </LinkButton>
            </SignedIn>
            <SignedOut>
              <LinkButton href="/auth" look="primary">
                {portal}
              </LinkButton>
            </SignedOut>
            <LinkButton href="/servicios">{services}</LinkButton>
          </Actions>
          <p className="mt-6 flex items-center gap-4 text-sm/[1.35] text-ink-2 md:mt-12">
            <b className="border-b-5 border-double border-ochre pb-[0.1em] font-serif text-[2.625rem]/none font-[450] tracking-[-0.02em] text-ink">
              {satisfaction.value}
            </b>
            <span className="max-w-[11rem]">{satisfaction.label}</span>
          </p>
        </div>
        <CheckedInvoiceFigure />
      </div>
    </Section>
  )
}
