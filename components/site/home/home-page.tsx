import Link from 'next/link'
import { Hero } from '@/components/site/home/hero'
import { Reasons } from '@/components/site/home/reasons'
import { ReviewExample } from '@/components/site/home/review-example'
import { Icon } from '@/components/site/icon'
import { LinkButton } from '@/components/site/link-button'
import { Actions, Closing, Quote, Section } from '@/components/site/section'
import { SignedIn, SignedOut } from '@/components/site/session-view'
import { profile } from '@/content/firm-profile'
import { home } from '@/content/home'
import { services, vatNote, vatTotal, withVat } from '@/content/services'
import { formatPesos } from '@/lib/format/number'

const servicesText = home.services
const closingText = home.closing

export function HomePage() {
  return (
    <>
      <Hero />
      <ServicesLedger />
      <ReviewExample />
      <Reasons />
      <Testimonials />
      <HomeClosing />
    </>
  )
}

function ServicesLedger() {
  return (
    <Section folio={1} roomy ruled>
      <div className="mb-6 grid items-end gap-x-20 gap-y-6 md:mb-12 lg:grid-cols-[minmax(0,1.45fr)_minmax(0,1fr)]">
        <h2 className="max-w-[9em] text-3xl/[1.06]">{servicesText.title}</h2>
        <p className="max-w-[46ch] text-ink-2 lg:max-w-[36ch]">{servicesText.lead}</p>
      </div>
      <ol className="rule-closes">
        {services.map(({ path, title, description, price }) => (
          <li key={path} className="service-line">
            <h3 className="w-full text-[1.4375rem] lg:w-auto">{title}</h3>
            <p className="service-text">{description}</p>
            <p className="text-sm/[1.4] text-ink-2 lg:text-right">
              {servicesText.from}{' '}
              <b className="text-[1.0625rem] font-[550] text-ink">{formatPesos(price.from)}</b>
              <span className="block">
                {`${price.unit}, ${vatNote}`}
                <span className="block">{vatTotal(formatPesos(withVat(price.from)))}</span>
              </span>
            </p>
            <Link href={path} prefetch={false} className="service-more">
              {servicesText.more}
              <span className="sr-only">
                {servicesText.about} {title.toLowerCase()}
              </span>
              <Icon name="arrow" />
            </Link>
          </li>
        ))}
      </ol>
    </Section>
  )
}

function Testimonials() {
  const [lead, ...others] = profile.testimonials ?? []
  if (!lead) return null
  return (
    <Section folio={4} roomy ruled>
      <h2 className="sr-only">{home.testimonials}</h2>
      <div className="grid items-start gap-x-20 gap-y-10 lg:grid-cols-[minmax(0,1.45fr)_minmax(0,1fr)]">
        <Quote testimonial={lead} size="lead" />
        <div className="grid gap-6 *:not-first:border-t *:not-first:border-rule *:not-first:pt-6">
          {others.slice(0, 2).map((testimonial) => (
            <Quote key={testimonial.name} testimonial={testimonial} size="small" />
          ))}
        </div>
      </div>
    </Section>
  )
}

function HomeClosing() {
  return (
    <Closing title={closingText.title} large>
      <SignedIn>
        <p>{closingText.textSignedIn}</p>
        <Actions>
          <LinkButton href="/portal" look="primary">
            {closingText.portal}
          </LinkButton>
        </Actions>
      </SignedIn>
      <SignedOut>
        <p>{closingText.text}</p>
        <Actions>
          <LinkButton href="/auth?tab=registro" look="primary">
            {closingText.register}
          </LinkButton>
          <LinkButton href="/auth">{closingText.signIn}</LinkButton>
        </Actions>
      </SignedOut>
    </Closing>
  )
}
