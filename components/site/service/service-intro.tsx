import { Breadcrumb } from '@/components/site/breadcrumb'
import { ContactWays } from '@/components/site/contact-ways'
import { ContactLink, LinkButton } from '@/components/site/link-button'
import { Actions, PageHeading, Section } from '@/components/site/section'
import { SignedIn, SignedOut } from '@/components/site/session-view'
import { navigation } from '@/content/navigation'
import { vatNote, type Service, type ServiceDetail, type ServiceSlug } from '@/content/services'
import { servicePage, servicesPage } from '@/content/services-page'
import { formatPesos } from '@/lib/format/number'

export function ServiceIntro({ service, detail }: { service: Service; detail: ServiceDetail }) {
  const price = `${formatPesos(service.price.from)} ${service.price.unit}, ${vatNote}`
  const facts = [{ label: servicePage.price, value: `${servicePage.from} ${price}` }, ...detail.facts]
  return (
    <Section opens>
      <Breadcrumb
        trail={[
          { label: navigation.homeLabel, href: '/' },
          { label: servicesPage.title, href: '/servicios' },
        ]}
        current={service.title}
      />
      <div className="grid items-start gap-x-20 gap-y-8 lg:grid-cols-[minmax(0,1.45fr)_minmax(0,1fr)]">
        <div>
          <PageHeading title={service.title} lead={detail.intro} />
          <Actions>
            <ServiceActions slug={service.slug} />
          </Actions>
          <ContactWays />
        </div>
        <dl className="border-t border-ink rule-closes lg:mt-3">
          {facts.map(({ label, value }) => (
            <div
              key={label}
              className="flex flex-wrap justify-between gap-x-6 gap-y-0.5 border-t border-rule py-3 first:border-t-0"
            >
              <dt className="text-ink-2">{label}</dt>
              <dd className="font-[550]">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  )
}

/** A client goes on to the portal; a visitor starts or asks. */
export function ServiceActions({ slug, dark }: { slug: ServiceSlug; dark?: boolean }) {
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
        <ContactLink topic={slug} look={dark ? 'light-outline' : 'outline'}>
          {servicePage.ask}
        </ContactLink>
      </SignedOut>
    </>
  )
}
